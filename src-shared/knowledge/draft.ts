export interface Draft {
  key: string;
  fragment?: string;
  title?: string;
  text: (string | undefined)[];
  weight?: number;
}

/** A text about a whole page or list answers a broad question better than one of its items. */
export const overviewWeight = 1.3;

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

export function sentence(text: string): string {
  return /[.?!؟…:]$/u.test(text) ? text : `${text}.`;
}
