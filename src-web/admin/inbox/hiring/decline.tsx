import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeclineEmail, HiringEndpoints } from '#shared/contracts/hiring.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { board } from '#shared/staff-texts/board.ts';
import { hiring } from '#shared/staff-texts/hiring.ts';
import { list } from '#shared/staff-texts/list.ts';
import { call } from '#web/lib/api.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { CheckField } from '../../components/fields.tsx';
import { QueryBoundary } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { part } from '../../part.tsx';
import { useChange } from '../../queries.ts';
import { useChanges } from '../changes.ts';
import { useDeclineReason } from './decline-reason.tsx';

const MarkdownView = part(() => import('../../components/markdown-view.tsx').then(({ MarkdownView }) => MarkdownView));

const { decline: texts } = list;

type Application = Pick<StaffSubmission, 'id' | 'stage' | 'demo'>;

interface DeclineDialogProps {
  applications: Application[];
  /** The name of a single applicant. */
  name?: string | undefined;
  onClose: () => void;
  onDeclined?: () => void;
}

/** The one way to decline: with the letter, or without it. */
export function DeclineDialog({ applications, name, onClose, onDeclined }: DeclineDialogProps) {
  const { decline, fields } = useDeclineReason();
  const [sends, setSends] = useState(true);
  const withLetter = useDecline();
  const withoutLetter = useChanges();
  const skipped = applications.filter(isSkipped).length;
  const mails = applications.length - skipped;
  const isSent = sends && mails > 0;
  const moved = applications.filter(({ stage }) => stage !== 'declined');
  const count = isSent ? mails : moved.length;
  const ids = applications.map(({ id }) => id);
  const emails = useQuery({
    queryKey: ['decline-emails', ids],
    queryFn: () => call('POST /api/admin/submissions/decline/preview', { body: { ids } }),
    enabled: mails > 0,
  });
  function confirm() {
    if (isSent) withLetter.mutate({ ids, decline });
    else
      withoutLetter.change({
        changes: moved.map(({ id, stage }) => ({
          id,
          stage: 'declined' as const,
          ...(stage && { expectedStage: stage }),
          ...(decline && { decline }),
        })),
        says: (count) => list.changes.moved(count, board.stages.declined),
      });
    onDeclined?.();
  }
  return (
    <ConfirmDialog
      title={name ? hiring.decline.title(name) : texts.title(count)}
      confirm={isSent ? texts.confirm : hiring.decline.confirm}
      cancel={texts.cancel}
      // Letters that arrive move the button, so that a press would miss it.
      disabled={count === 0 || (isSent && emails.isPending)}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{isSent ? texts.text(mails) : hiring.decline.text}</p>
      {mails > 0 && <CheckField label={texts.letter} checked={sends} onChange={setSends} />}
      {count > 0 && fields}
      {isSent && (
        <QueryBoundary query={emails}>
          {(data) => data.letters.map((one) => <DeclineEmailPreview key={one.locale} email={one} />)}
        </QueryBoundary>
      )}
      {skipped > 0 && (
        <p className="mt-1 text-sm text-ink-soft">{isSent ? texts.skipped(skipped) : texts.noLetter(skipped)}</p>
      )}
    </ConfirmDialog>
  );
}

function DeclineEmailPreview({ email: { locale, to, count, subject, text } }: { email: DeclineEmail }) {
  return (
    <div className="mt-1.5 text-sm">
      <h3 className="font-semibold">{texts.emailTo(to, count - 1)}</h3>
      <section
        aria-label={subject}
        lang={locale}
        dir={locale === 'ar' ? 'rtl' : 'ltr'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-0.5 max-h-[30dvh] overflow-y-auto rounded border border-line bg-raised p-1.5"
      >
        <p className="font-semibold wrap-anywhere">{subject}</p>
        <MarkdownView className="mt-0.5">{text}</MarkdownView>
      </section>
    </div>
  );
}

/** A withdrawn application has no stage. */
function isSkipped({ stage, demo }: Application): boolean {
  const isToCome = demo?.status === 'confirmed' && Date.parse(demo.startsAt) > Date.now();
  return stage === null || stage === 'hired' || stage === 'declined' || isToCome;
}

type DeclineBody = HiringEndpoints['POST /api/admin/submissions/decline']['body'];

/** It can be undone until the mails go out. */
function useDecline() {
  const undo = useChange(
    (replies: string[]) => call('POST /api/admin/submissions/decline/undo', { body: { replies } }),
    {
      onSuccess: ({ restored }, replies) => {
        const late = replies.length - restored.length;
        showToast({
          ...(restored.length > 0 && { success: texts.undone(restored.length) }),
          ...(late > 0 && { failure: texts.late(late) }),
        });
      },
      onError: () => showToast({ failure: texts.undoFailed }),
    },
  );
  return useChange((body: DeclineBody) => call('POST /api/admin/submissions/decline', { body }), {
    onSuccess: ({ declined, skipped, replies }) =>
      showToast({
        success: texts.done(declined.length, skipped.length),
        ...(replies.length > 0 && { undo: () => undo.mutate(replies), undoMs: undoDurationMs }),
      }),
    onError: () => showToast({ failure: texts.failed }),
  });
}
