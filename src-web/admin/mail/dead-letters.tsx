import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { DeadLetter } from '../../../src-shared/contracts/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { formatTime } from '../format.ts';
import { useChange } from '../parts/change.ts';
import { Notes, Row } from '../parts/list.tsx';
import { Panel } from '../parts/page.tsx';
import { Paged } from '../parts/paged.tsx';
import { Feedback } from '../parts/states.tsx';
import { mailStateQuery } from '../queries.ts';

const { deadLetters: texts } = admin.mail;

export function DeadLetters() {
  const state = useQuery(mailStateQuery).data;
  if (!state?.deadLetters) return null;
  return (
    <Panel title={texts.title} className="mb-3">
      <p className="mb-1 max-w-text text-sm text-ink-soft">{texts.text}</p>
      <Paged
        label={texts.title}
        queryKey={['dead-letters']}
        load={(cursor) => call('GET /api/admin/dead-letters', { query: { limit: 10, cursor } })}
        empty={admin.states.noMatch}
      >
        {(letter) => <DeadLetterRow key={letter.id} letter={letter} />}
      </Paged>
    </Panel>
  );
}

function DeadLetterRow({ letter }: { letter: DeadLetter }) {
  const seen = useChange(() => call('DELETE /api/admin/dead-letters/:id', { params: { id: letter.id } }));
  const title = titleOf(letter);
  return (
    <Row
      title={title}
      note={<Notes parts={[letter.body?.eventId, letter.queue, texts.failed(formatTime(letter.failed_at))]} />}
    >
      <div>
        <Button
          variant="secondary"
          aria-label={texts.seenOf(title)}
          disabled={seen.isPending}
          onClick={() => seen.mutate()}
        >
          {texts.seen}
        </Button>
        <Feedback failure={seen.error?.message} />
      </div>
    </Row>
  );
}

function titleOf({ body }: DeadLetter): string {
  if (body?.batchId) return texts.batch(body.batchId);
  if (body?.type) return texts.report(body.type.split('.').at(-1) ?? body.type);
  return texts.unknown;
}
