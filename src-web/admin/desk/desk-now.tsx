import { live } from '../../../src-shared/content/en/admin-live.ts';
import type { DeskEntry } from '../../../src-shared/contracts/handover.ts';
import { Badge } from '../../ui/badge.tsx';
import { List, Row } from '../components/list.tsx';
import { Panel } from '../components/panel.tsx';
import { formatTime } from '../format.ts';
import { chatPath } from './desk-banner.tsx';
import { useDesk } from './desk-store.ts';

const { desk: texts, noQuestion } = live;

/** Above the list of chats: who waits, who talks to whom, and who is there. */
export function DeskNow() {
  const { connected, staff, waiting, taken } = useDesk();
  const entries = [...waiting, ...taken];
  return (
    <Panel title={texts.label} className="mb-3">
      {entries.length > 0 && (
        <List label={texts.label}>
          {entries.map((entry) => (
            <DeskRow key={entry.sessionId} {...entry} />
          ))}
        </List>
      )}
      <p className="text-sm text-ink-soft wrap-anywhere">{presence(connected, staff)}</p>
    </Panel>
  );
}

function DeskRow({ sessionId, question, since, by }: DeskEntry) {
  return (
    <Row to={chatPath(sessionId)} title={question || noQuestion} note={formatTime(since)}>
      <Badge tone={by ? 'success' : 'amber'}>{by ? texts.taken(by) : texts.waiting}</Badge>
    </Row>
  );
}

function presence(connected: boolean, staff: string[]): string {
  if (!connected) return texts.offline;
  return staff.length > 1 ? texts.here(staff) : texts.alone;
}
