import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { NewsletterKind } from '../../../src-shared/contracts/admin.ts';
import { maxLength } from '../../../src-shared/limits.ts';
import { ApiProblem, call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field, inputClass, Select } from '../components/fields.tsx';
import { Panel } from '../components/panel.tsx';
import { Feedback } from '../components/states.tsx';
import { meQuery, statsQuery } from '../queries.ts';
import { type Draft, useDraft } from './draft.ts';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { SendDialog } from './send-dialog.tsx';

const { newsletter: texts } = admin;
const letterOf = ({ subject, content }: Draft) => ({ subject, content });

/** Writes a newsletter, shows it as it will look, and sends it once. */
export function Composer() {
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { data: stats } = useQuery(statsQuery);
  const { draft, change, discard } = useDraft();
  const [asking, setAsking] = useState(false);
  const [blank, setBlank] = useState(false);
  const test = useMutation({ mutationFn: () => call('POST /api/admin/newsletters/test', { body: letterOf(draft) }) });
  const send = useMutation({
    mutationFn: () => call('POST /api/admin/newsletters', { body: draft }, { timeout: 60_000 }),
    onSuccess: discard,
    onSettled: () => client.invalidateQueries(),
  });

  /** Runs what needs a subject and a content, or says that they are missing. */
  function whenWritten(next: () => void) {
    test.reset();
    send.reset();
    const missing = !draft.subject.trim() || !draft.content.trim();
    setBlank(missing);
    if (!missing) next();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    whenWritten(() => setAsking(true));
  }

  return (
    <Panel title={texts.title}>
      {me?.newsletterTransport === 'binding' && (
        <p className="mb-2 rounded-sm bg-accent-wash px-1.5 py-1 text-sm">{texts.binding}</p>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        <form onSubmit={onSubmit} noValidate className="grid content-start gap-1.5">
          <Select
            label={texts.kind}
            value={draft.kind}
            options={texts.kinds}
            withAll={false}
            onChange={(kind) => change({ kind: kind as NewsletterKind })}
          />
          <Field label={texts.subject}>
            <input
              value={draft.subject}
              maxLength={maxLength.newsletterSubject}
              onChange={(event) => change({ subject: event.target.value })}
              className={inputClass}
            />
          </Field>
          <Field label={texts.content}>
            <textarea
              value={draft.content}
              rows={14}
              maxLength={maxLength.newsletterContent}
              onChange={(event) => change({ content: event.target.value })}
              className={`${inputClass} font-mono`}
            />
          </Field>
          <p className="text-xs text-ink-soft">{texts.contentHint}</p>
          <div className="flex flex-wrap gap-1">
            <Button type="submit" disabled={send.isPending}>
              {send.isPending ? texts.sending : texts.send}
            </Button>
            <Button variant="secondary" disabled={test.isPending} onClick={() => whenWritten(() => test.mutate())}>
              {texts.test}
            </Button>
          </div>
          <Feedback
            success={send.data?.message ?? (test.data && me && texts.testSent(me.email))}
            failure={blank ? texts.blank : failureOf(send.error ?? test.error)}
          />
          {send.data && <Progress id={send.data.newsletter.id} />}
        </form>
        <Preview subject={draft.subject} content={draft.content} />
      </div>
      {asking && (
        <SendDialog
          subject={draft.subject}
          recipients={stats?.subscribers.active ?? 0}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            send.mutate();
          }}
        />
      )}
    </Panel>
  );
}

/** In the specification's words: nobody to send to is said as it is, anything else with what went wrong. */
function failureOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  if (error instanceof ApiProblem && error.problem.code === 'no_active_subscribers') return error.message;
  return error.message ? texts.failedWith(error.message) : texts.failed;
}
