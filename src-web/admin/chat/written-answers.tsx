import { useState } from 'react';
import type { WrittenAnswer } from '#shared/contracts/chat-questions.ts';
import { questions as texts } from '#shared/staff-texts/questions.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../components/dialog.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PagedList, usePages } from '../components/paged.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Feedback } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { emptyAnswer, requestOf, savedText, titleOf, useSaveAnswer } from './answer-request.ts';

export function AnswerList() {
  const [edited, setEdited] = useState<WrittenAnswer | 'new'>();
  const [asked, setAsked] = useState<WrittenAnswer>();
  const pages = usePages(['chat-answers'], (cursor) => call('GET /api/admin/chat-answers', { query: { cursor } }));
  const saving = useSaveAnswer(() => setEdited(undefined));
  const removal = useChange(({ id }: WrittenAnswer) => call('DELETE /api/admin/chat-answers/:id', { params: { id } }));
  const stored = edited === 'new' ? undefined : edited;
  const removed = removal.isSuccess ? texts.removed(titleOf(removal.variables)) : undefined;

  function open(answer: WrittenAnswer | 'new') {
    saving.reset();
    removal.reset();
    setEdited(answer);
  }

  return (
    <>
      <Button variant="secondary" onClick={() => open('new')}>
        {texts.add}
      </Button>
      <Feedback success={saving.data ? savedText(saving.data.answer) : removed} failure={removal.error?.message} />
      <div className="mt-1">
        <PagedList label={texts.lists.answers} query={pages} empty={texts.empty.answers}>
          {(answer) => (
            <AnswerRow
              key={answer.id}
              answer={answer}
              onEdit={() => open(answer)}
              onRemove={() => {
                saving.reset();
                removal.reset();
                setAsked(answer);
              }}
            />
          )}
        </PagedList>
      </div>
      {edited && (
        <AnswerDialog
          title={stored ? texts.dialog.edit : texts.dialog.new}
          initial={stored ? requestOf(stored) : emptyAnswer}
          pending={saving.isPending}
          error={saving.error}
          onSave={(answer) => saving.mutate({ answer, id: stored?.id })}
          onClose={() => setEdited(undefined)}
        />
      )}
      {asked && (
        <ConfirmDialog
          {...texts.confirmRemove}
          onClose={() => setAsked(undefined)}
          onConfirm={() => removal.mutate(asked)}
        >
          <p className="max-w-text wrap-anywhere">{texts.confirmRemove.text(titleOf(asked))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function AnswerRow({ answer, onEdit, onRemove }: { answer: WrittenAnswer; onEdit: () => void; onRemove: () => void }) {
  const nameOfStaff = useStaffNames();
  const { id, question_en, question_ar, path, active, written_by, written_at } = answer;
  const title = titleOf(answer);
  return (
    <Row
      id={id}
      title={title}
      note={
        <Notes
          parts={[question_en && question_ar, path, texts.changed(nameOfStaff(written_by), formatTime(written_at))]}
        />
      }
    >
      {!active && <Badge>{texts.off}</Badge>}
      <Button variant="secondary" aria-label={texts.editOf(title)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button variant="quiet" className="px-1" aria-label={texts.removeOf(title)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </Row>
  );
}
