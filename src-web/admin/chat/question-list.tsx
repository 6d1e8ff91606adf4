import { useState } from 'react';
import type { ChatQuestion, DoubtedAnswer, QuestionList } from '#shared/contracts/chat-questions.ts';
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
  const pages = usePages(['chat-questions', list], (cursor) =>
    call('GET /api/admin/chat-questions', { query: { list, cursor } }),
  );
  return (
    <AnswerableList
      list={list}
      pages={pages}
      parts={({ times, at, reason }: ChatQuestion) => [
        times > 1 && texts.times(times),
        formatTime(at),
        reason && texts.reason(reason),
      ]}
    />
  );
}

/** Quotes of the site that visitors have doubted. */
export function DoubtedListView() {
  const { doubts } = texts;
  const pages = usePages(['chat-questions', 'doubted'], async () => ({
    ...(await call('GET /api/admin/chat-questions/doubted', {})),
    nextCursor: null,
  }));
  return (
    <AnswerableList
      list="doubted"
      pages={pages}
      parts={({ unhelpful, asked_again, asked_person, times, at, answer }: DoubtedAnswer) => [
        unhelpful > 0 && doubts.unhelpful(unhelpful),
        asked_person > 0 && doubts.askedPerson(asked_person),
        asked_again > 0 && doubts.askedAgain(asked_again),
        doubts.of(times),
        formatTime(at),
        doubts.quoted(answer.length > maxQuoted ? `${answer.slice(0, maxQuoted).trimEnd()}…` : answer),
      ]}
    />
  );
}

const maxQuoted = 160;

interface AnswerableListProps<Item> {
  list: QuestionList | 'doubted';
  pages: Parameters<typeof PagedList<Item>>[0]['query'];
  parts: (item: Item) => Parameters<typeof Notes>[0]['parts'];
}

/** Questions to which staff may write an answer. */
function AnswerableList<Item extends Pick<ChatQuestion, 'message_id' | 'session_id' | 'question'>>({
  list,
  pages,
  parts,
}: AnswerableListProps<Item>) {
  const [asked, setAsked] = useState<Item>();
  const dismissal = useChange(({ message_id }: Item) =>
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
            note={<Notes parts={parts(item)} />}
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
