const maxCharacters = 200;

/** A file's name as one line without a path and without invisible characters. It is shown, and never a key. */
export function fileName(given: string): string {
  const last = given.split(/[/\\]/).at(-1)!;
  const name = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [, base = name, extension = ''] = /^(.*)(\.[^.]{1,10})$/.exec(name) ?? [];
  return [...base].slice(0, maxCharacters - extension.length).join('') + extension;
}
