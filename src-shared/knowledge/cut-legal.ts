import type { LegalContent, Prose } from '../content/types/legal.ts';
import type { Draft } from './draft.ts';

export function cutLegal({ title, lead, kept, sections }: LegalContent): Draft[] {
  return [
    { key: 'intro', text: [`${title}.`, lead] },
    ...sections.flatMap(({ id, title: heading, paragraphs, items = [], entries = [] }) => {
      const prose = [...paragraphs, ...items].map(plain);
      return [
        ...(prose.length > 0 ? [{ key: id, fragment: id, title: heading, text: [`${heading}.`, ...prose] }] : []),
        ...entries.map(({ name, text, kept: time }, index) => ({
          key: `${id}/${index + 1}`,
          fragment: id,
          title: name,
          text: [`${name}: ${text}`, `${kept} ${time}.`],
        })),
      ];
    }),
  ];
}

function plain(prose: Prose): string {
  if (typeof prose === 'string') return prose;
  return prose.map((part) => (typeof part === 'string' ? part : part.label)).join('');
}
