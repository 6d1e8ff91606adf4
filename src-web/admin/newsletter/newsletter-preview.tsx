import { useState } from 'react';
import { brand } from '#shared/brand.ts';
import { direction, type Locale } from '#shared/locales.ts';
import { openingText } from '#shared/markdown/opening-text.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { Choice } from '../components/choice.tsx';
import { MailPreview } from '../components/mail-preview.tsx';
import { type Draft, testRequestOf } from './draft.ts';

const { preview: texts } = newsletter;

/** Pixels. An email is up to 600 wide; a narrow one has other margins. */
const widths = { email: { desktop: 720, phone: 375 }, page: { desktop: 1280, phone: 375 } };

export function NewsletterPreview({ draft, locale }: { draft: Draft; locale: Locale }) {
  const [device, setDevice] = useState<keyof typeof texts.devices>('desktop');
  const [scheme, setScheme] = useState<keyof typeof texts.schemes>('light');
  const [chosen, setChosen] = useState<keyof typeof texts.views>('email');
  const { destination } = draft;
  const view = destination === 'both' ? chosen : destination === 'news' ? 'page' : 'email';
  const { subject, content } = testRequestOf(draft, locale);
  const page = { title: subject, lead: locale === 'ar' ? draft.leadAr : draft.lead, content, locale, scheme };
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <div className="flex flex-wrap gap-x-3 gap-y-0.5">
        {destination === 'both' && (
          <Choice label={texts.view} options={texts.views} value={view} onChange={setChosen} />
        )}
        <Choice label={texts.device} options={texts.devices} value={device} onChange={setDevice} />
        <Choice label={texts.scheme} options={texts.schemes} value={scheme} onChange={setScheme} />
      </div>
      {view === 'email' && (
        <InboxLine subject={subject} content={content} locale={locale} isPhone={device === 'phone'} />
      )}
      {view === 'email' ? (
        <MailPreview
          key={view}
          title={texts.title}
          frameTitle={texts.frame}
          action="/api/admin/newsletters/preview"
          fields={{ subject, content, locale, scheme }}
          width={widths.email[device]}
        />
      ) : (
        <MailPreview
          key={view}
          title={texts.title}
          frameTitle={texts.pageFrame}
          action="/api/admin/posts/preview"
          fields={page}
          width={widths.page[device]}
        />
      )}
    </div>
  );
}

interface InboxLineProps {
  subject: string;
  content: string;
  locale: Locale;
  isPhone: boolean;
}

/** Cut to its width, as an inbox does. */
function InboxLine({ subject, content, locale, isPhone }: InboxLineProps) {
  const opening = openingText(content);
  return (
    <section aria-label={texts.inbox}>
      <h3 className="mb-0.5 text-sm font-semibold">{texts.inbox}</h3>
      <div
        lang={locale}
        dir={direction[locale]}
        className={`rounded border border-line bg-raised px-1.5 py-1 text-sm ${isPhone ? 'max-w-45' : 'flex gap-1.5'}`}
      >
        <p className="shrink-0 font-semibold">
          <bdi>{brand.name}</bdi>
        </p>
        <p className="min-w-0 truncate">{subject.trim() || texts.noSubject}</p>
        <p className="min-w-0 flex-1 truncate text-ink-soft">{opening}</p>
      </div>
      <p className="mt-0.25 text-xs text-ink-soft">{texts.inboxHint}</p>
    </section>
  );
}
