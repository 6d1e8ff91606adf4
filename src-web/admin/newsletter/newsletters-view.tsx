import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Notes, Row } from '../components/list.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Paged } from '../components/paged.tsx';
import { Panel } from '../components/panel.tsx';
import { formatTime } from '../format.ts';
import { Composer } from './composer.tsx';

const { newsletter: texts, views } = admin;

export function NewslettersView() {
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
              <span className="tabular text-sm">{texts.counts(item.sent, item.failed, item.queued)}</span>
            </Row>
          )}
        </Paged>
      </Panel>
    </>
  );
}
