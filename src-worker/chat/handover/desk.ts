import type { DeskEntry } from '../../../src-shared/contracts/handover.ts';
import type { Bindings } from '../../env.ts';
import type { SessionStore } from './session-store.ts';

export function staffDesk({ STAFF_DESK }: Pick<Bindings, 'STAFF_DESK'>) {
  return STAFF_DESK.get(STAFF_DESK.idFromName('desk'));
}

export async function tellDesk(env: Bindings, store: SessionStore): Promise<void> {
  const { sessionId } = store.conversation!;
  const entry = entryOf(store);
  await (entry ? staffDesk(env).update(entry) : staffDesk(env).remove(sessionId));
}

function entryOf({ handover, conversation, lastQuestion, changedAt }: SessionStore): DeskEntry | undefined {
  const entry = { sessionId: conversation!.sessionId, question: lastQuestion, since: changedAt };
  switch (handover.state) {
    case 'waiting':
      return { ...entry, until: new Date(handover.until).toISOString(), by: null };
    case 'person':
      return { ...entry, until: null, by: handover.colleague.by };
    default:
      return undefined;
  }
}
