import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { LetterLink, Newsletter } from '../../../src-shared/contracts/admin.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import { call } from '../../lib/api.ts';
import { Modal } from '../../ui/modal.tsx';
import { Notes } from '../components/list.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { LanguageTabs } from './letter-fields.tsx';
import { LetterFigures } from './letter-figures.tsx';

const { newsletter: texts, states } = admin;

/** A newsletter that was sent, in each of its languages. */
export function LetterModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['newsletter', id],
    queryFn: () => call('GET /api/admin/newsletters/:id', { params: { id } }),
  });
  const title = query.data ? <bdi>{query.data.newsletter.subject}</bdi> : texts.past;
  return (
    <Modal title={title} close={states.close} onClose={onClose}>
      <QueryBoundary query={query}>{(data) => <Letter {...data} />}</QueryBoundary>
    </Modal>
  );
}

function Letter({ newsletter, links }: { newsletter: Newsletter; links: LetterLink[] }) {
  const { id, kind, audience, subject_ar, created_by, created_at, sent, failed, queued } = newsletter;
  const [locale, setLocale] = useState<Locale>(audience === 'ar' ? 'ar' : 'en');
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">
        <Notes
          parts={[
            texts.kinds[kind],
            texts.audiences[audience],
            texts.by(created_by, formatTime(created_at)),
            texts.counts(sent, failed, queued),
          ]}
        />
      </p>
      <LetterFigures newsletter={newsletter} links={links} />
      {audience === 'all' && subject_ar !== null && <LanguageTabs locale={locale} onChange={setLocale} />}
      <iframe
        key={locale}
        title={texts.sentFrame}
        src={`/api/admin/newsletters/${id}/preview?locale=${locale}`}
        sandbox=""
        className="mt-1 h-[min(60dvh,40rem)] w-full rounded border border-line bg-raised"
      />
    </>
  );
}
