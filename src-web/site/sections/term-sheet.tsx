import { brand } from '#shared/brand.ts';
import type { Action, Item } from '#shared/content/types/blocks.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

interface TermSheetProps {
  about: string;
  title: string;
  items: readonly Item[];
  place: string;
  sign: Action;
}

export function TermSheet({ about, title, items, place, sign }: TermSheetProps) {
  return (
    <div className="mx-auto max-w-[58rem] border border-line bg-raised px-2.5 py-5 shadow-high sm:px-4 md:px-9 md:py-9">
      <h2 data-about={about} className="text-title">
        {title}
      </h2>
      <ol className="ruled mt-5">
        {items.map((item, index) => (
          <li
            key={item.title}
            className="grid grid-cols-[3rem_1fr] gap-x-2 gap-y-0.5 py-2.5 md:grid-cols-[3rem_5fr_7fr]"
          >
            <span aria-hidden="true" className="tabular text-ink-soft">
              {index + 1}
            </span>
            <h3 className="text-subheading">{item.title}</h3>
            <p className="text-ink-soft max-md:col-start-2">{item.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-6 grid items-end gap-x-6 gap-y-4 md:grid-cols-2">
        <p className="border-b border-line-strong pb-1">
          <span className="block text-heading font-semibold">
            <bdi>{brand.name}</bdi>
          </span>
          <span className="text-sm text-ink-soft">{place}</span>
        </p>
        <p className="border-b border-dashed border-accent pb-0.5">
          <ButtonLink to={sign.to} variant="quiet" icon="arrow">
            {sign.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
