/** What a page says in one place, before it is a section. */
export interface Draft {
  /** Within the page, unique. */
  key: string;
  /** The id of an element on the page. */
  fragment?: string;
  title?: string;
  text: (string | undefined)[];
  weight?: number;
}

/** What tells of a whole page or list is a better answer to a broad question than one of its items. */
export const overviewWeight = 1.3;

/** A list with its title, and one draft for each of its items. */
export function draftList(
  list: { key: string; fragment: string; eyebrow?: string; title: string; lead?: string },
  items: readonly { title: string; text: string }[],
): Draft[] {
  const { key, fragment, eyebrow, title, lead } = list;
  const names = items.map((item) => item.title).join(' · ');
  return [
    {
      key,
      fragment,
      title,
      text: [sentence([eyebrow, title].filter(Boolean).join(': ')), lead, sentence(names)],
      weight: overviewWeight,
    },
    ...items.map((item, index) => ({
      key: `${key}/${index + 1}`,
      fragment,
      title: item.title,
      text: [`${item.title}: ${item.text}`, `(${eyebrow ?? title})`],
    })),
  ];
}

/** Ends a title or a list like a sentence, so that texts can follow each other. */
export function sentence(text: string): string {
  return /[.?!؟…:]$/u.test(text) ? text : `${text}.`;
}
