import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DraftDestination, Newsletter } from '#shared/contracts/newsletter.ts';
import type { Locale } from '#shared/locales.ts';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Select, submits } from '../components/fields.tsx';
import { Panel } from '../components/page.tsx';
import { Feedback, failureText, hasCode } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatTime } from '../format.ts';
import { meQuery, useChange } from '../queries.ts';
import { type Draft, languagesOf, missingIn, requestOf, testRequestOf, useDraft } from './draft.ts';
import { DraftState, OtherDrafts } from './drafts.tsx';
import { LanguageTabs, NewsletterFields } from './newsletter-fields.tsx';
import { NewsletterPreview } from './newsletter-preview.tsx';
import { publishDraft } from './publishing.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { SendTime } from './send-time.tsx';
import { Progress, SendDialog, useRecipientCounts } from './sending.tsx';
import { SideBySide } from './side-by-side.tsx';
import { sendingKey, useSharedDraft } from './use-shared-draft.ts';

const whenOpen = 'group-not-data-open/write:hidden';
const shortFields =
  'group-not-data-open/write:[&_[role=toolbar]]:hidden group-not-data-open/write:[&_p]:hidden group-not-data-open/write:[&_textarea]:h-5.5 group-not-data-open/write:gap-0.5';

interface ComposerProps {
  /** Both languages side by side, on a page of its own. */
  isPage?: boolean;
  start?: Draft;
  onSaved?: (id: string) => void;
  onSent?: () => void;
}

export function Composer({ isPage = false, start, onSaved, onSent }: ComposerProps) {
  const { data: me } = useQuery(meQuery);
  const { draft, change, open } = useDraft(start);
  const counts = useRecipientCounts(draft.segment);
  const shared = useSharedDraft({ draft, change, open });
  const [chosen, setChosen] = useState<Locale>('en');
  const [confirming, setConfirming] = useState(false);
  const [incomplete, setIncomplete] = useState<Locale>();
  // Among other panels it is two fields, until someone writes or sends.
  const [isOpen, setIsOpen] = useState(isPage);
  const { destination } = draft;
  const isSent = destination !== 'news';
  const languages = languagesOf(draft);
  const shown = languages.includes(chosen) ? chosen : languages[0]!;
  const request = testRequestOf(draft, shown);
  const test = useMutation({
    mutationFn: () => call('POST /api/admin/newsletters/test', { body: request }),
    onSuccess: ({ message }) => showToast({ success: message }),
  });
  const send = useChange(() => sendOrPublish(draft), {
    mutationKey: sendingKey,
    onSuccess: ({ message }) => {
      shared.start();
      setChosen('en');
      showToast({ success: message });
      onSent?.();
    },
  });

  const announceSaved = useEffectEvent(() => onSaved?.(draft.id));
  useEffect(() => {
    if (draft.version !== null) announceSaved();
  }, [draft.id, draft.version]);

  function ifComplete(languages: Locale[], action: () => void) {
    test.reset();
    send.reset();
    const first = languages.find((locale) => missingIn(draft, locale));
    setIncomplete(first);
    if (first) setChosen(first);
    else action();
  }

  return (
    <Panel isCompact={!isPage} title={texts.title}>
      <div data-open={isOpen || shared.isConflict || undefined} className="group/write">
        {me?.newsletterTransport === 'binding' && (
          <p className={`mb-2 rounded-sm bg-accent-wash px-1.5 py-1 text-sm ${whenOpen}`}>{texts.binding}</p>
        )}
        {!isPage && (
          <div className={whenOpen}>
            <OtherDrafts
              shared={shared}
              onOpen={(opened) => {
                setChosen('en');
                open(opened);
              }}
            />
          </div>
        )}
        <div className={classNames('grid grid-cols-1 gap-3', !isPage && 'lg:group-data-open/write:grid-cols-2')}>
          <form
            onSubmit={submits(() => {
              setIsOpen(true);
              ifComplete(languages, () => setConfirming(true));
            })}
            // Not on a button: it would move away under the pointer.
            onFocus={({ target }) => target.matches('input, textarea') && setIsOpen(true)}
            noValidate
            className={`grid content-start gap-1.5 ${shortFields}`}
          >
            <div className={classNames('grid gap-1.5 sm:grid-cols-2', whenOpen, isPage && 'lg:grid-cols-4')}>
              <div className={classNames('grid', !isPage && 'sm:col-span-2')}>
                <Select
                  label={news.destination}
                  value={destination}
                  options={news.destinations}
                  withAll={false}
                  onChange={(value) => change({ destination: value as DraftDestination })}
                />
              </div>
              {isSent && (
                <RecipientFields
                  draft={draft}
                  counts={counts}
                  onChange={change}
                  segmentClass={isPage ? undefined : 'sm:col-span-2'}
                />
              )}
            </div>
            {!isPage && languages.length > 1 && (
              <div className={whenOpen}>
                <LanguageTabs locale={chosen} isSent={isSent} onChange={setChosen} />
              </div>
            )}
            {isPage ? (
              <SideBySide draft={draft} languages={languages} onChange={change} onChoose={setChosen} />
            ) : (
              <NewsletterFields draft={draft} locale={shown} isCompact onChange={change} />
            )}
            <div className={whenOpen}>
              <DraftState shared={shared} />
            </div>
            <div className={whenOpen}>
              <SendTime value={draft.sendAt} hint={texts.sendAtHint} onChange={(sendAt) => change({ sendAt })} />
            </div>
            <div className="flex flex-wrap gap-1">
              <Button type="submit" pending={send.isPending}>
                {send.isPending ? (isSent ? texts.sending : news.publishing) : sendLabel(draft)}
              </Button>
              <Button
                variant="secondary"
                className={whenOpen}
                pending={test.isPending}
                onClick={() => ifComplete([shown], () => test.mutate())}
              >
                {texts.test}
              </Button>
            </div>
            <Feedback
              failure={
                (incomplete && missingIn(draft, incomplete)) ??
                (send.error ? sendFailure(send.error, draft) : failureOf(test.error, isSent))
              }
            />
            {send.data?.newsletter && <Progress id={send.data.newsletter.id} />}
          </form>
          <div className={whenOpen}>
            <NewsletterPreview draft={draft} locale={shown} />
          </div>
        </div>
      </div>
      {confirming && (
        <SendDialog
          draft={draft}
          counts={counts}
          onClose={() => setConfirming(false)}
          onConfirm={() => send.mutate()}
        />
      )}
    </Panel>
  );
}

function sendLabel({ destination, sendAt }: Draft): string {
  if (destination === 'email') return sendAt ? texts.schedule : texts.send;
  if (sendAt) return news.schedule;
  return destination === 'both' ? news.sendAndPublish : news.publish;
}

/** The page first: it can be withdrawn, an email cannot. */
async function sendOrPublish(draft: Draft): Promise<{ message: string; newsletter?: Newsletter }> {
  const { destination } = draft;
  const post = destination === 'email' ? undefined : await publishDraft(draft);
  if (destination !== 'news') {
    return call('POST /api/admin/newsletters', { body: requestOf(draft) }, { timeout: 60_000 });
  }
  return { message: post!.status === 'scheduled' ? news.scheduled(formatTime(post!.publishedAt)) : news.published };
}

/** A fault of ours or of the network has no reason that staff can mend. */
function sendFailure(error: Error, { destination, kind }: Draft): string | undefined {
  const isRefusal = error instanceof ApiProblem && error.problem.status < 500;
  if (destination === 'news' || isRefusal) return failureOf(error, destination !== 'news');
  const sentence = kind === 'update' ? composerMessages.updateNotSent : composerMessages.newsletterNotSent;
  return `${sentence} ${texts.draftKept}`;
}

function failureOf(error: Error | null, isSent: boolean): string | undefined {
  if (!error) return undefined;
  if (!isSent) return news.failedWith(failureText(error) ?? '');
  if (hasCode(error, 'no_active_subscribers')) return error.message;
  return error.message ? texts.failedWith(error.message) : texts.failed;
}
