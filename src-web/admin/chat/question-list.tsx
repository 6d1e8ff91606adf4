import { useState } from 'react';
import type { ChatQuestion, QuestionList } from '#shared/contracts/chat.ts';
import { questions as texts } from '#shared/staff-texts/questions.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PagedList, usePages } from '../components/paged.tsx';
import { Feedback } from '../components/states.tsx';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { answerTo, savedText, useSaveAnswer } from './answer-request.ts';

export function QuestionListView({ list }: { list: QuestionList }) {
  const [asked, setAsked] = useState<ChatQuestion>();
  const pages = usePages(['chat-questions', list], (cursor) =>
    call('GET /api/admin/chat-questions', { query: { list, cursor } }),
  );
  const dismissal = useChange(({ message_id }: ChatQuestion) =>
    call('POST /api/admin/chat-questions/:messageId/dismiss', { params: { messageId: message_id } }),
  );
  const saving = useSaveAnswer(() => setAsked(undefined));
  const dismissed = dismissal.isSuccess ? texts.dismissed(dismissal.variables.question) : undefined;
  return (
    <>
      <Feedback success={saving.data ? savedText(saving.data.answer) : dismissed} failure={dismissal.error?.message} />
      <PagedList label={texts.lists[list]} query={pages} empty={texts.empty[list]}>
        {(item) => (
          <Row
            key={item.message_id}
            id={item.message_id}
            to={`/admin/inbox/chats/${item.session_id}`}
            title={item.question}
            note={
              <Notes
                parts={[
                  item.times > 1 && texts.times(item.times),
                  formatTime(item.at),
                  item.reason && texts.reason(item.reason),
                ]}
              />
            }
          >
            <Button
              variant="secondary"
              aria-label={texts.writeTo(item.question)}
              onClick={() => {
                saving.reset();
                dismissal.reset();
                setAsked(item);
              }}
            >
              {texts.write}
            </Button>
            <Button
              variant="quiet"
              className="px-1"
              aria-label={texts.dismissOf(item.question)}
              // Not `disabled`: the button would lose the focus.
              aria-disabled={dismissal.isPending}
              onClick={() => {
                if (dismissal.isPending) return;
                saving.reset();
                dismissal.mutate(item);
              }}
            >
              {texts.dismiss}
            </Button>
          </Row>
        )}
      </PagedList>
      {asked && (
        <AnswerDialog
          title={texts.dialog.new}
          asked={asked.question}
          initial={answerTo(asked.question)}
          pending={saving.isPending}
          error={saving.error}
          onSave={(answer) => saving.mutate({ answer, messageId: asked.message_id })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
