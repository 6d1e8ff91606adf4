import type { Refusal } from '../../../src-shared/contracts/handover.ts';
import { database } from '../../db/client.ts';
import type { Bindings } from '../../env.ts';
import type { Colleague } from './colleague.ts';
import type { SessionAudience } from './session-audience.ts';
import type { Conversation, SessionStore } from './session-store.ts';
import type { SessionSync } from './session-sync.ts';
import { idsOf, type NewMessage, personMessage, withUnsaved } from './transcript.ts';

interface Written {
  id: string;
  text: string;
}

/** What people write in a conversation. Each message is kept before anybody hears of it, and has an id that is used once. */
export class SessionMessages {
  private readonly env: Bindings;
  private readonly store: SessionStore;
  private readonly audience: SessionAudience;
  private readonly sync: SessionSync;

  constructor(env: Bindings, store: SessionStore, audience: SessionAudience, sync: SessionSync) {
    this.env = env;
    this.store = store;
    this.audience = audience;
    this.sync = sync;
  }

  /** Adds what the visitor wrote, or with a `colleague` a person. */
  write({ id, text }: Written, colleague?: Colleague): void {
    const at = this.store.nextTime();
    this.store.ids.use(id, { author: authorOf(colleague), text, at });
    this.keep(rowOf(this.store.conversation!, { id, text, at }, colleague));
  }

  /** Adds a line that tells of a change. */
  addNotice(row: NewMessage): void {
    this.store.ids.use(row.id);
    this.keep(row);
  }

  /** Why the id of a message cannot be used; undefined when it is new. */
  refusalOf({ id, text }: Written, colleague?: Colleague): Refusal | undefined {
    const { ids, conversation } = this.store;
    if (!ids.isUsed(id)) return undefined;
    const at = ids.sentAt(id, authorOf(colleague), text);
    if (at === undefined || !conversation) return { reason: 'id_used', id };
    const row = rowOf(conversation, { id, text, at }, colleague);
    return { reason: 'id_used', id, message: this.audience.shown(row, colleague ? 'staff' : 'visitor') };
  }

  /** Keeps the ids of what Joe and the visitor have said to each other: no socket can use them. */
  useIds(...ids: string[]): void {
    for (const id of ids) this.store.ids.use(id);
  }

  /** Learns the ids that the database has from before the object was last deleted. */
  async learnIds(sessionId: string): Promise<void> {
    if (!this.store.ids.knowsEarlier) this.store.ids.learnEarlier(await idsOf(database(this.env), sessionId));
  }

  /** Stored messages since a time in milliseconds, with those that the database has not got. */
  withUnsaved(stored: NewMessage[], since: number): NewMessage[] {
    const unsaved = this.store.unsaved.newest().filter(({ timestamp }) => Date.parse(timestamp) >= since);
    return withUnsaved(stored, unsaved);
  }

  private keep(row: NewMessage): void {
    this.store.unsaved.add(row);
    this.audience.tellMessage(row);
    this.sync.touch();
    void this.sync.start();
  }
}

/** The author of a message, among those of its conversation. */
function authorOf(colleague: Colleague | undefined): string {
  return colleague?.by ?? '';
}

function rowOf(
  { sessionId, locale }: Conversation,
  message: Written & { at: number },
  colleague: Colleague | undefined,
): NewMessage {
  return personMessage(sessionId, message, colleague && { by: colleague.by, name: colleague.names[locale] });
}
