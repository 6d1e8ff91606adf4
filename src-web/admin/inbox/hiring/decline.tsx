import { useQuery } from '@tanstack/react-query';
import type { Decline, DeclineEmail, HiringEndpoints } from '#shared/contracts/hiring.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { undoDurationMs } from '#shared/limits.ts';
import { list } from '#shared/staff-texts/list.ts';
import { call } from '#web/lib/api.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { QueryBoundary } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { part } from '../../part.tsx';
import { useChange } from '../../queries.ts';
import { useDeclineReason } from './decline-reason.tsx';

const MarkdownView = part(() => import('../../components/markdown-view.tsx').then(({ MarkdownView }) => MarkdownView));

const { decline: texts } = list;

interface DeclineDialogProps {
  applications: StaffSubmission[];
  onClose: () => void;
  onConfirm: (decline: Decline | undefined) => void;
}

export function DeclineDialog({ applications, onClose, onConfirm }: DeclineDialogProps) {
  const { decline, fields } = useDeclineReason();
  const skipped = applications.filter(isSkipped).length;
  const mails = applications.length - skipped;
  const ids = applications.map(({ id }) => id);
  const emails = useQuery({
    queryKey: ['decline-emails', ids],
    queryFn: () => call('POST /api/admin/submissions/decline/preview', { body: { ids } }),
    enabled: mails > 0,
  });
  return (
    <ConfirmDialog
      {...texts}
      title={texts.title(mails)}
      // Letters that arrive move the button, so that a press would miss it.
      disabled={mails === 0 || emails.isPending}
      onClose={onClose}
      onConfirm={() => onConfirm(decline)}
    >
      <p>{texts.text(mails)}</p>
      {mails > 0 && fields}
      {mails > 0 && (
        <QueryBoundary query={emails}>
          {(data) => data.letters.map((one) => <DeclineEmailPreview key={one.locale} email={one} />)}
        </QueryBoundary>
      )}
      {skipped > 0 && <p className="mt-1 text-sm text-ink-soft">{texts.skipped(skipped)}</p>}
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

function isSkipped({ stage, demo }: StaffSubmission): boolean {
  const isToCome = demo?.status === 'confirmed' && Date.parse(demo.startsAt) > Date.now();
  return stage === 'hired' || stage === 'declined' || isToCome;
}

type DeclineBody = HiringEndpoints['POST /api/admin/submissions/decline']['body'];

/** It can be undone until the mails go out. */
export function useDecline() {
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
