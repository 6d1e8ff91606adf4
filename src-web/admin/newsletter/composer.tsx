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
const testMailOf = ({ subject, content }: Draft) => ({ subject, content });

export function Composer() {
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { data: stats } = useQuery(statsQuery);
  const { draft, change, discard } = useDraft();
  const [confirming, setConfirming] = useState(false);
  const [blank, setBlank] = useState(false);
  const test = useMutation({ mutationFn: () => call('POST /api/admin/newsletters/test', { body: testMailOf(draft) }) });
  const send = useMutation({
    mutationFn: () => call('POST /api/admin/newsletters', { body: draft }, { timeout: 60_000 }),
    onSuccess: discard,
    onSettled: () => client.invalidateQueries(),
  });

  function ifComplete(action: () => void) {
    test.reset();
    send.reset();
    const missing = !draft.subject.trim() || !draft.content.trim();
    setBlank(missing);
    if (!missing) action();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    ifComplete(() => setConfirming(true));
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
            <Button variant="secondary" disabled={test.isPending} onClick={() => ifComplete(() => test.mutate())}>
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
      {confirming && (
        <SendDialog
          subject={draft.subject}
          recipients={stats?.subscribers.active ?? 0}
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
  if (error instanceof ApiProblem && error.problem.code === 'no_active_subscribers') return error.message;
  return error.message ? texts.failedWith(error.message) : texts.failed;
}
