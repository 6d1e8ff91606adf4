import type { Locale } from '../../src-shared/locales.ts';
import { MessageIds } from './message-ids.ts';
import type { Handover } from './state.ts';
import { UnsavedMessages } from './unsaved-messages.ts';

/** The conversation since a person was last asked for. */
export interface Conversation {
  sessionId: string;
  /** Of the visitor's last message, at first of the page. */
  locale: Locale;
  /** An ISO time. */
  since: string;
}

/** What the object of a conversation keeps about people. All of it survives the object's eviction. */
export class SessionStore {
  readonly unsaved: UnsavedMessages;
  readonly ids: MessageIds;
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
    this.unsaved = new UnsavedMessages(kv);
    this.ids = new MessageIds(kv);
  }

  get handover(): Handover {
    return this.kv.get<Handover>('handover') ?? { state: 'bot' };
  }

  set handover(handover: Handover) {
    if (handover.state !== this.handover.state) this.kv.put('changedAt', new Date().toISOString());
    this.kv.put('handover', handover);
  }

  /** Since when the state is what it is, an ISO time. */
  get changedAt(): string {
    return this.kv.get<string>('changedAt') ?? new Date().toISOString();
  }

  get conversation(): Conversation | undefined {
    return this.kv.get<Conversation>('conversation');
  }

  set conversation(conversation: Conversation) {
    this.kv.put('conversation', conversation);
  }

  get lastQuestion(): string {
    return this.kv.get<string>('lastQuestion') ?? '';
  }

  set lastQuestion(question: string) {
    this.kv.put('lastQuestion', question);
  }

  get expiresAt(): number | undefined {
    return this.kv.get<number>('expiresAt');
  }

  set expiresAt(at: number) {
    this.kv.put('expiresAt', at);
  }

  /** The number of the last change that the desk has not heard of; undefined when it knows all. */
  get deskOutdated(): number | undefined {
    return this.kv.get<number>('deskOutdated');
  }

  set deskOutdated(change: number | undefined) {
    if (change === undefined) this.kv.delete('deskOutdated');
    else this.kv.put('deskOutdated', change);
  }

  /** A time in milliseconds that is later than every one before: messages are sorted by it. */
  nextTime(): number {
    const at = Math.max(Date.now(), (this.kv.get<number>('lastAt') ?? 0) + 1);
    this.kv.put('lastAt', at);
    return at;
  }
}
