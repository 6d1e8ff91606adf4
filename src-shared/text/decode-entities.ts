import { characterEntitiesHtml4 } from 'character-entities-html4';

const named = new Map(Object.entries({ ...characterEntitiesHtml4, nbsp: ' ', apos: "'" }));

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi, (whole, decimal, hex, name) => {
    if (name) return named.get(name) ?? named.get(name.toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
