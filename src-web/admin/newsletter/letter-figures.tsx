import { admin } from '../../../src-shared/content/en/admin.ts';
import type { LetterLink, Newsletter } from '../../../src-shared/contracts/admin.ts';
import { formatNumber } from '../format.ts';

const { figures: texts } = admin.newsletter;
const figures = ['delivered', 'bounced', 'complained', 'unsubscribed'] as const;

/** What became of the letters of a newsletter, and how often its links were opened. */
export function LetterFigures({ newsletter, links }: { newsletter: Newsletter; links: LetterLink[] }) {
  return (
    <section aria-label={texts.label} className="mb-2 text-sm">
      <dl className="grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-xs text-ink-soft">{texts[figure]}</dt>
            <dd className="tabular text-subheading font-semibold">{formatNumber(newsletter[figure])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-0.5 text-xs text-ink-soft">{texts.note}</p>
      {links.length > 0 && (
        <>
          <table className="mt-1.5 w-full">
            <caption className="text-start text-xs font-semibold">{texts.links}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{texts.link}</th>
                <th scope="col">{texts.clicks}</th>
              </tr>
            </thead>
            <tbody>
              {links.map(({ href, clicks }) => (
                <tr key={href} className="border-b border-line last:border-b-0">
                  <th scope="row" dir="ltr" className="py-0.5 pe-1 text-start font-normal wrap-anywhere">
                    {href}
                  </th>
                  <td className="tabular py-0.5 text-end align-top font-semibold">{formatNumber(clicks)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-0.5 text-xs text-ink-soft">{texts.linksNote}</p>
        </>
      )}
    </section>
  );
}
