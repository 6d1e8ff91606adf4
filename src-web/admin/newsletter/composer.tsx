import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewsletterAudience, NewsletterKind } from '#shared/contracts/newsletter.ts';
import type { Locale } from '#shared/locales.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Select, submits } from '../components/fields.tsx';
import { MailPreview } from '../components/mail-preview.tsx';
import { Panel } from '../components/page.tsx';
import { Feedback, hasCode } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { meQuery, useChange } from '../queries.ts';
import { missingIn, requestOf, testRequestOf, useDraft } from './draft.ts';
import { DraftState, OtherDrafts } from './drafts.tsx';
import { LanguageTabs, NewsletterFields } from './newsletter-fields.tsx';
import { SendTime } from './send-time.tsx';
import { audienceOptions, Progress, SendDialog, useAudienceCounts } from './sending.tsx';
import { sendingKey, useSharedDraft } from './use-shared-draft.ts';

const { newsletter: texts } = admin;

export function Composer() {
  const { data: me } = useQuery(meQuery);
  const counts = useAudienceCounts();
  const { draft, change, open } = useDraft();
  const shared = useSharedDraft({ draft, change, open });
  const [chosen, setChosen] = useState<Locale>('en');
  const [confirming, setConfirming] = useState(false);
  const [incomplete, setIncomplete] = useState<Locale>();
  const { audience } = draft;
  const shown = audience === 'all' ? chosen : audience;
  const request = testRequestOf(draft, shown);
  const test = useMutation({
    mutationFn: () => call('POST /api/admin/newsletters/test', { body: request }),
    onSuccess: ({ message }) => showToast({ success: message }),
  });
  const send = useChange(() => call('POST /api/admin/newsletters', { body: requestOf(draft) }, { timeout: 60_000 }), {
    mutationKey: sendingKey,
    onSuccess: ({ message }) => {
      shared.start();
      setChosen('en');
      showToast({ success: message });
    },
  });

  function ifComplete(languages: Locale[], action: () => void) {
    test.reset();
    send.reset();
    const first = languages.find((locale) => missingIn(draft, locale));
    setIncomplete(first);
    if (first) setChosen(first);
    else action();
  }

  return (
    <Panel title={texts.title}>
      {me?.newsletterTransport === 'binding' && (
        <p className="mb-2 rounded-sm bg-accent-wash px-1.5 py-1 text-sm">{texts.binding}</p>
      )}
      <OtherDrafts
        shared={shared}
        onOpen={(opened) => {
          setChosen('en');
          open(opened);
        }}
      />
      <div className="grid gap-3 lg:grid-cols-2">
        <form
          onSubmit={submits(() =>
            ifComplete(audience === 'all' ? ['en', 'ar'] : [audience], () => setConfirming(true)),
          )}
          noValidate
          className="grid content-start gap-1.5"
        >
          <div className="grid gap-1.5 sm:grid-cols-2">
            <Select
              label={texts.kind}
              value={draft.kind}
              options={texts.kinds}
              withAll={false}
              onChange={(kind) => change({ kind: kind as NewsletterKind })}
            />
            <Select
              label={texts.audience}
              value={audience}
              options={audienceOptions(counts)}
              withAll={false}
              onChange={(value) => change({ audience: value as NewsletterAudience })}
            />
          </div>
          {audience === 'all' && <LanguageTabs locale={chosen} onChange={setChosen} />}
          <NewsletterFields draft={draft} locale={shown} onChange={change} />
          <p className="text-xs text-ink-soft">{texts.contentHint}</p>
          <DraftState shared={shared} />
          <SendTime value={draft.sendAt} hint={texts.sendAtHint} onChange={(sendAt) => change({ sendAt })} />
          <div className="flex flex-wrap gap-1">
            <Button type="submit" pending={send.isPending}>
              {send.isPending ? texts.sending : draft.sendAt ? texts.schedule : texts.send}
            </Button>
            <Button
              variant="secondary"
              pending={test.isPending}
              onClick={() => ifComplete([shown], () => test.mutate())}
            >
              {texts.test}
            </Button>
          </div>
          <Feedback failure={(incomplete && missingIn(draft, incomplete)) ?? failureOf(send.error ?? test.error)} />
          {send.data && <Progress id={send.data.newsletter.id} />}
        </form>
        <MailPreview
          title={texts.preview}
          frameTitle={texts.previewFrame}
          action="/api/admin/newsletters/preview"
          fields={request}
        />
      </div>
      {confirming && (
        <SendDialog
          draft={draft}
          counts={counts}
          onClose={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            send.mutate();
          }}
        />
      )}
    </Panel>
  );
}

function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  if (hasCode(error, 'no_active_subscribers')) return error.message;
  return error.message ? texts.failedWith(error.message) : texts.failed;
}
