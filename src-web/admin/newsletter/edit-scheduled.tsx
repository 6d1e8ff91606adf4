import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import type { Newsletter } from '#shared/contracts/newsletter.ts';
import type { Locale } from '#shared/locales.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { submits } from '../components/fields.tsx';
import { PageTitle } from '../components/page.tsx';
import { Empty, Feedback, failureText, hasCode, QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';
import { type Draft, draftOfNewsletter, languagesOf, missingIn, requestOf } from './draft.ts';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { newsletterQuery } from './newsletter-query.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { SendTime } from './send-time.tsx';
import { StopButton, useRecipientCounts } from './sending.tsx';
import { SideBySide } from './side-by-side.tsx';

const { edit } = texts;

export function EditScheduledView() {
  const { id = '' } = useParams();
  const query = useQuery(newsletterQuery(id));
  return (
    <>
      <PageTitle title={edit.title} isCompact>
        <ButtonLink variant="quiet" to={paths.newsletter}>
          {texts.list.back}
        </ButtonLink>
      </PageTitle>
      <QueryBoundary query={query}>
        {(data) =>
          data && !data.newsletter.started ? (
            <EditForm key={id} newsletter={data.newsletter} />
          ) : (
            <Empty>{data ? edit.started : texts.stopped}</Empty>
          )
        }
      </QueryBoundary>
    </>
  );
}

function EditForm({ newsletter }: { newsletter: Newsletter }) {
  const { id } = newsletter;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOfNewsletter(newsletter));
  const [version, setVersion] = useState(newsletter.version);
  const [chosen, setChosen] = useState<Locale>('en');
  const [incomplete, setIncomplete] = useState<string>();
  const counts = useRecipientCounts(draft.segment);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const languages = languagesOf(draft);
  const save = useChange(
    (expectedVersion: string) => {
      const { id: _, ...texts } = requestOf(draft);
      const body = { ...texts, segment: draft.segment, expectedVersion };
      return call('PATCH /api/admin/newsletters/:id', { params: { id }, body });
    },
    {
      onSuccess({ newsletter: now }) {
        setVersion(now.version);
        showToast({ success: edit.saved(formatTime(now.send_at!)) });
        navigate(paths.newsletter);
      },
    },
  );

  function saveAs(expectedVersion: string) {
    const missing = languages.map((locale) => missingIn(draft, locale)).find(Boolean);
    setIncomplete(missing);
    if (!missing && !save.isPending) save.mutate(expectedVersion);
  }

  const isConflict = hasCode(save.error, 'changed_meanwhile');
  return (
    <form onSubmit={submits(() => saveAs(version))} noValidate className="grid gap-2">
      <div className="grid gap-1.5 sm:grid-cols-3">
        <RecipientFields draft={draft} counts={counts} onChange={change} />
      </div>
      <SideBySide draft={draft} languages={languages} onChange={change} onChoose={setChosen} />
      <SendTime value={draft.sendAt} onChange={(sendAt) => sendAt && change({ sendAt })} />
      <div className="flex flex-wrap items-center gap-1">
        <Button type="submit" pending={save.isPending}>
          {edit.save}
        </Button>
        <StopButton newsletter={newsletter} onStopped={() => navigate(paths.newsletter)} />
      </div>
      <Feedback failure={incomplete ?? failureText(save.error)} />
      {isConflict && (
        <div className="flex flex-wrap gap-1">
          <Button
            variant="secondary"
            onClick={() => {
              save.reset();
              setDraft(draftOfNewsletter(newsletter));
              setVersion(newsletter.version);
            }}
          >
            {texts.drafts.takeTheirs}
          </Button>
          <Button variant="secondary" onClick={() => saveAs(newsletter.version)}>
            {texts.drafts.keepMine}
          </Button>
        </div>
      )}
      <NewsletterPreview draft={draft} locale={languages.includes(chosen) ? chosen : languages[0]!} />
    </form>
  );
}
