import type { Item } from '#shared/content/types/blocks.ts';

/** The site's one list of titles with a text. */
export function ItemList({ items }: { items: readonly Item[] }) {
  return (
    <ul
      className={`print-columns grid gap-x-5 sm:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {items.map(({ picture, title, text }) => (
        <li key={title} className="border-t border-line py-1.25 md:py-2.5">
          {picture && (
            <img
              src={picture}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className="mb-1 size-9 rounded-full object-cover"
            />
          )}
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-0.25 text-card text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
