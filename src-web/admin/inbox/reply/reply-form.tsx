import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import { addressesIn } from '#shared/forms/address-list.ts';
import { maxLength } from '#shared/limits.ts';
import type { Locale } from '#shared/locales.ts';
import type { BlockingReason } from '#shared/mail/cancellation-codes.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import { Select, sendsBy, submits, TextField } from '../../components/fields.tsx';
import { MailPreview } from '../../components/mail-preview.tsx';
import { Menu } from '../../components/menu.tsx';
import { Feedback } from '../../components/states.tsx';
import { formatTime } from '../../format.ts';
import { useMay } from '../../roles.ts';
import { newestMail } from '../conversation/timeline-of.ts';
import { nameOf } from '../name-of.ts';
import { defaultSubject, useTemplate } from '../templates/reply-templates.ts';
import { Copies, copiesFailure, keptCopies } from './copies.tsx';
import { DraftState } from './draft-notes.tsx';
import { type ChangeDraft, type Draft, emptyReply, type UndoneReply } from './draft-store.ts';
import { growing, hintForReaders, whenOpen } from './one-line.ts';
import { filesFailure, ReplyFiles, takesFiles } from './reply-files.tsx';
import { ReplyResult } from './reply-result.tsx';
import { SendLater } from './send-later.tsx';
import { Signature } from './signature.tsx';
import { TemplateSelect } from './template-select.tsx';
import { useReply } from './use-reply.ts';
import { useSavedDraft } from './use-saved-draft.ts';

const { composer: texts, suppressed } = conversationTexts;

interface Sending {
  complete?: true;
  /** Then the next conversation opens. */
  goesOn?: true;
}

export interface ReplyHandle {
  focus: () => void;
  choose: (template: string) => void;
}

interface ReplyFormProps {
  detail: SubmissionDetail;
  draft: Draft;
  change: ChangeDraft;
  restore: (reply: UndoneReply) => void;
  onCorrect: (() => void) | undefined;
  onNext: (() => void) | undefined;
  ref?: Ref<ReplyHandle>;
}

export function ReplyForm({ detail, draft, change, restore, onCorrect, onNext, ref }: ReplyFormProps) {
  const { id, email, form_type, status } = detail.submission;
  const isBlocked = detail.suppression !== null;
  const uniqueId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const [hasPreview, setHasPreview] = useState(false);
  const [hasDetails, setHasDetails] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const [later, setLater] = useState<{ replyId: string; sendAt: string | undefined }>();
  const template = useTemplate(detail, draft, change);
  const { locale, text, files } = draft;
  const subject = draft.subject ?? defaultSubject(detail, locale);
  const sendAt = later?.replyId === draft.replyId ? later.sendAt : undefined;
  const cc = draft.cc ?? keptCopies(detail.conversation);
  const focusText = () => form.current!.querySelector<HTMLElement>('[name=text]')!.focus();
  const reply = useReply({
    detail,
    onSent() {
      setTried(false);
      change({ ...emptyReply(), version: null });
    },
    onUndone({ reply: taken }) {
      restore({ ...taken, cc: taken.cc?.join(', ') });
      // The composer may have been closed since.
      if (form.current) focusText();
    },
    onUsedId: () => change({ replyId: crypto.randomUUID() }),
  });
  const savedDraft = useSavedDraft(detail, draft, change, reply.isSending);
  useImperativeHandle(ref, () => ({ focus: focusText, choose: (chosen) => void template.choose(chosen, locale) }));

  const missing = {
    subject: tried && !subject.trim() ? texts.noSubject : undefined,
    text: tried && !text.trim() ? texts.noText : undefined,
  };

  function send({ complete, goesOn }: Sending = {}) {
    if (reply.isSending || isBlocked) return;
    setTried(true);
    if (!text.trim()) focusText();
    else if (!subject.trim()) {
      flushSync(() => setHasDetails(true));
      form.current!.querySelector<HTMLElement>('[name=subject]')!.focus();
    } else if (!filesFailure(files) && !copiesFailure(cc) && sendAt !== '')
      reply.send(
        {
          id: draft.replyId,
          subject,
          text,
          locale,
          files,
          sendAt,
          ...(cc && { cc: addressesIn(cc) }),
          seenUntil: draft.seenUntil ?? newestMail(detail.conversation)?.id ?? id,
          ...(complete && { complete }),
        },
        goesOn ? { onSuccess: onNext } : {},
      );
  }

  function chooseLocale(chosen: Locale) {
    change({ locale: chosen });
    if (template.chosen) void template.choose(template.chosen, chosen);
  }

  function discard() {
    setTried(false);
    change(emptyReply());
    focusText();
  }

  const language = { lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr', readOnly: reply.isSending };
  const unavailable = {
    'aria-disabled': reply.isSending || isBlocked,
    'aria-describedby': isBlocked ? `${uniqueId}-blocked` : undefined,
  };
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={submits(send)}
        onKeyDown={sendsBy(send)}
        {...takesFiles(
          reply.isSending ? undefined : (addedFiles) => change({ files: [...files, ...addedFiles] }),
          setIsDraggedOver,
        )}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] gap-1.5 panes:gap-0.5',
          isDraggedOver && 'rounded outline-2 outline-dashed outline-accent',
        )}
      >
        {detail.suppression && (
          <SuppressionWarning id={`${uniqueId}-blocked`} reason={detail.suppression} onCorrect={onCorrect} />
        )}
        <div className={whenOpen}>
          <ReplyDetails
            isOpen={hasDetails || (tried && Boolean(copiesFailure(cc)))}
            onToggle={setHasDetails}
            summary={[email, ...(cc ? [cc] : []), admin.states.languages[locale], subject]}
          >
            <Copies
              value={cc}
              failure={tried ? copiesFailure(cc) : undefined}
              readOnly={reply.isSending}
              onChange={(typed) => change({ cc: typed })}
            />
            <div className="flex flex-wrap items-start gap-1.5">
              <Select
                label={texts.language}
                value={locale}
                options={admin.states.languages}
                withAll={false}
                onChange={(value) => chooseLocale(value as Locale)}
              />
              <div className="flex-[1_1_12rem]">
                <TextField label={texts.subject} failure={missing.subject}>
                  {(control) => (
                    <input
                      {...control}
                      {...language}
                      name="subject"
                      value={subject}
                      maxLength={maxLength.replySubject}
                      onChange={({ target }) => change({ subject: target.value })}
                    />
                  )}
                </TextField>
              </div>
            </div>
            <Signature />
          </ReplyDetails>
        </div>
        <div className={hintForReaders}>
          <TextField label={texts.text} isLabelHidden hint={texts.textHint} failure={missing.text}>
            {(control) => (
              <textarea
                {...control}
                {...language}
                name="text"
                value={text}
                rows={8}
                placeholder={texts.replyTo(detail.submission.first_name || nameOf(detail.submission))}
                className={`${control.className} ${growing}`}
                maxLength={maxLength.replyText}
                onChange={({ target }) => change({ text: target.value })}
              />
            )}
          </TextField>
        </div>
        <DraftState draft={savedDraft} />
        <Feedback failure={filesFailure(files)} />
        <p role="status" className="text-xs text-ink-soft empty:hidden">
          {sendAt && texts.later.at(formatTime(sendAt))}
        </p>
        <div className={`flex flex-wrap items-center gap-x-1.5 gap-y-0.5 ${whenOpen}`}>
          <TemplateSelect
            form={form_type}
            own={template.own}
            value={template.chosen}
            onChoose={(id) => void template.choose(id, locale)}
          />
          <ReplyFiles files={files} disabled={reply.isSending} onChange={(chosen) => change({ files: chosen })} />
          <Button variant="quiet" aria-pressed={hasPreview} onClick={() => setHasPreview(!hasPreview)}>
            {texts.preview}
          </Button>
          {text.trim() && (
            <Button variant="quiet" onClick={() => setDiscarding(true)}>
              {texts.discard}
            </Button>
          )}
          {reply.isPaused && (
            <Button
              variant="quiet"
              onClick={() => {
                reply.withdraw();
                focusText();
              }}
            >
              {texts.withdraw}
            </Button>
          )}
          <div className="ms-auto flex items-center gap-0.5">
            <Button type="submit" size="small" {...unavailable}>
              {reply.isPaused
                ? texts.waiting
                : reply.isSending
                  ? texts.sending
                  : sendAt !== undefined
                    ? texts.later.schedule
                    : texts.send}
            </Button>
            <Menu label={texts.moreWays} isLabelHidden isAbove>
              {form_type !== 'career' && status !== 'completed' && sendAt === undefined && (
                <Button variant="secondary" size="small" {...unavailable} onClick={() => send({ complete: true })}>
                  {texts.sendAndComplete}
                </Button>
              )}
              {onNext && (
                <Button variant="secondary" size="small" {...unavailable} onClick={() => send({ goesOn: true })}>
                  {texts.sendAndNext}
                </Button>
              )}
              <SendLater
                key={draft.replyId}
                timezone={detail.submission.additional_data.timezone}
                failure={tried && sendAt === '' ? texts.later.noTime : undefined}
                onChange={(time) => setLater({ replyId: draft.replyId, sendAt: time })}
              />
            </Menu>
          </div>
        </div>
      </form>
      <ReplyResult reply={reply} templateFailed={template.failed} conversation={detail.conversation} />
      {hasPreview && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div tabIndex={0} className="mt-2 panes:max-h-[35dvh] panes:overflow-y-auto">
          <MailPreview
            title={texts.preview}
            frameTitle={texts.previewFrame}
            action={`/api/admin/submissions/${id}/replies/preview`}
            fields={{ subject, text, locale }}
          />
        </div>
      )}
      {template.asking && (
        <ConfirmDialog {...texts.replace} onClose={template.keep} onConfirm={() => template.put(template.asking!)}>
          <p>{texts.replace.text}</p>
        </ConfirmDialog>
      )}
      {discarding && (
        <ConfirmDialog {...texts.confirmDiscard} onClose={() => setDiscarding(false)} onConfirm={discard}>
          <p>{texts.confirmDiscard.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ReplyDetailsProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  summary: string[];
  children: ReactNode;
}

/** The fields that are nearly always right as they are: one line, which opens. */
function ReplyDetails({ isOpen, onToggle, summary, children }: ReplyDetailsProps) {
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} className="text-sm">
      <summary className="flex min-h-3 cursor-pointer items-center gap-x-1 text-xs text-ink-soft">
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{texts.to}</span> <bdi>{summary.join(' · ')}</bdi>
        </span>
        <span className="font-semibold text-accent underline underline-offset-4">{texts.details}</span>
      </summary>
      <div className="grid gap-1 py-0.5">{children}</div>
    </details>
  );
}

interface SuppressionWarningProps {
  id: string;
  reason: BlockingReason;
  onCorrect: (() => void) | undefined;
}

function SuppressionWarning({ id, reason, onCorrect }: SuppressionWarningProps) {
  const isAdmin = useMay()('admin');
  return (
    <div className="rounded border border-caution/25 bg-caution-wash p-1.5 text-sm">
      <p id={id}>{suppressed[reason]}</p>
      {onCorrect && (
        <Button variant="secondary" className="my-1 me-1.5" onClick={onCorrect}>
          {suppressed.correct}
        </Button>
      )}
      {isAdmin && (
        <Link to="/admin/settings/blocked" className="text-accent underline underline-offset-4 hover:text-ink">
          {suppressed.list}
        </Link>
      )}
    </div>
  );
}
