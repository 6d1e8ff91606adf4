import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Newsletter, NewsletterLink } from '#shared/contracts/newsletter.ts';
import type { Locale } from '#shared/locales.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { DetailDialog } from '../components/detail.tsx';
import { Notes } from '../components/list.tsx';
import { StoredMail } from '../components/mail-preview.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { formatNumber, formatTime } from '../format.ts';
import { LanguageTabs } from './newsletter-fields.tsx';
import { newsletterQuery } from './newsletter-query.ts';
import { segmentName } from './segment-select.tsx';
import { StopButton } from './sending.tsx';

export function NewsletterModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(newsletterQuery(id));
  return (
    <DetailDialog
      query={{ ...query, data: query.data ?? undefined }}
      title={({ newsletter }) => newsletter.subject}
      fallback={texts.past}
      onClose={onClose}
    >
      {(data) => <NewsletterDetail {...data} onClose={onClose} />}
    </DetailDialog>
  );
}

interface NewsletterProps {
  newsletter: Newsletter;
  links: NewsletterLink[];
  onClose: () => void;
}

function NewsletterDetail({ newsletter, links, onClose }: NewsletterProps) {
  const { id, kind, audience, segment, subject_ar, created_by, created_at } = newsletter;
  const { send_at, sent, failed, queued, started } = newsletter;
  const nameOfStaff = useStaffNames();
  const [locale, setLocale] = useState<Locale>(audience === 'ar' ? 'ar' : 'en');
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">
        <Notes
          parts={[
            texts.kinds[kind],
            texts.audiences[audience],
            segment && segmentName(segment),
            texts.by(nameOfStaff(created_by), formatTime(created_at)),
            started && send_at && formatTime(send_at),
            started && texts.counts(sent, failed, queued),
          ]}
        />
      </p>
      <StopButton newsletter={newsletter} onStopped={onClose} />
      {started && <NewsletterFigures newsletter={newsletter} links={links} />}
      {audience === 'all' && subject_ar !== null && <LanguageTabs isSent locale={locale} onChange={setLocale} />}
      <StoredMail key={locale} title={texts.sentFrame} src={`/api/admin/newsletters/${id}/preview?locale=${locale}`} />
    </>
  );
}

const figures = ['delivered', 'bounced', 'complained', 'unsubscribed'] as const;

function NewsletterFigures({ newsletter, links }: { newsletter: Newsletter; links: NewsletterLink[] }) {
  return (
    <section aria-label={texts.figures.label} className="mb-2 text-sm">
      <dl className="grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure}>
            <dt className="text-xs text-ink-soft">{texts.figures[figure]}</dt>
            <dd className="tabular text-subheading font-semibold">{formatNumber(newsletter[figure])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-0.5 text-xs text-ink-soft">{texts.figures.note}</p>
      {links.length > 0 && (
        <>
          <table className="mt-1.5 w-full">
            <caption className="text-start text-xs font-semibold">{texts.figures.links}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{texts.figures.link}</th>
                <th scope="col">{texts.figures.clicks}</th>
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
          <p className="mt-0.5 text-xs text-ink-soft">{texts.figures.linksNote}</p>
        </>
      )}
    </section>
  );
}
