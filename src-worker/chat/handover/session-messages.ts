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

  write({ id, text }: Written, colleague?: Colleague): void {
    const at = this.store.nextTime();
    this.store.ids.use(id, { author: authorOf(colleague), text, at });
    this.keep(rowOf(this.store.conversation!, { id, text, at }, colleague));
  }

  addNotice(row: NewMessage): void {
    this.store.ids.use(row.id);
    this.keep(row);
  }

  refusalOf({ id, text }: Written, colleague?: Colleague): Refusal | undefined {
    const { ids, conversation } = this.store;
    if (!ids.isUsed(id)) return undefined;
    const at = ids.sentAt(id, authorOf(colleague), text);
    if (at === undefined || !conversation) return { reason: 'id_used', id };
    const row = rowOf(conversation, { id, text, at }, colleague);
    return { reason: 'id_used', id, message: this.audience.shown(row, colleague ? 'staff' : 'visitor') };
  }

  useIds(...ids: string[]): void {
    for (const id of ids) this.store.ids.use(id);
  }

  /** An expired object forgets its ids, but the database still has them. */
  async loadIds(sessionId: string): Promise<void> {
    if (!this.store.ids.knowsEarlier) this.store.ids.learnEarlier(await idsOf(database(this.env), sessionId));
  }

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
