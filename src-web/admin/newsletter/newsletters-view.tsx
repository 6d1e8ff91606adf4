import { useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { Newsletter } from '../../../src-shared/contracts/newsletter.ts';
import { call } from '../../lib/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatTime } from '../format.ts';
import { useCloseOpened } from '../parts/detail.tsx';
import { Notes, Row } from '../parts/list.tsx';
import { PageTitle, Panel } from '../parts/page.tsx';
import { Paged } from '../parts/paged.tsx';
import { Composer } from './composer.tsx';
import { LetterModal } from './letter-modal.tsx';
import { useListedLetter } from './letter-query.ts';

const { newsletter: texts, views } = admin;

export function NewslettersView() {
  const { id } = useParams();
  const close = useCloseOpened('/admin/newsletters');
  return (
    <>
      <PageTitle title={views.newsletters} />
      <Composer />
      <Panel title={texts.past} className="mt-3">
        <Paged
          label={texts.past}
          queryKey={['newsletters']}
          load={(cursor) => call('GET /api/admin/newsletters', { query: { cursor } })}
          empty={texts.pastEmpty}
        >
          {(item) => (
            <Row
              key={item.id}
              to={`/admin/newsletters/${item.id}`}
              title={item.subject}
              note={
                <Notes
                  parts={[
                    texts.kinds[item.kind],
                    texts.audiences[item.audience],
                    item.audience === 'all' && item.subject_ar,
                    texts.by(item.created_by, formatTime(item.created_at)),
                  ]}
                />
              }
            >
              <Counts letter={item} />
            </Row>
          )}
        </Paged>
      </Panel>
      {id && <LetterModal key={id} id={id} onClose={close} />}
    </>
  );
}

function Counts({ letter }: { letter: Newsletter }) {
  const { sent, failed, queued, started, send_at } = useListedLetter(letter);
  if (!started && send_at) return <Badge tone="info">{texts.scheduledFor(formatTime(send_at))}</Badge>;
  return <span className="tabular text-sm">{texts.counts(sent, failed, queued)}</span>;
}
