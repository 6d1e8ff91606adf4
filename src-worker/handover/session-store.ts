import type { Locale } from '../../src-shared/locales.ts';
import type { Handover } from './state.ts';
import type { NewMessage } from './transcript.ts';

/** The conversation since a person was last asked for. */
export interface Conversation {
  sessionId: string;
  /** Of the visitor's last message, at first of the page. */
  locale: Locale;
  /** An ISO time. */
  since: string;
}

/** What an alarm is for. */
export type AlarmPurpose = 'expiry' | 'end' | 'presence' | 'retry';

const unstoredPrefix = 'unstored:';

/** What the object of a conversation keeps about people. All of it survives the object's eviction. */
export class SessionStore {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
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

  get alarmPurpose(): AlarmPurpose {
    return this.kv.get<AlarmPurpose>('alarmPurpose') ?? 'expiry';
  }

  set alarmPurpose(purpose: AlarmPurpose) {
    this.kv.put('alarmPurpose', purpose);
  }

  /** The number of the last change that the desk has not heard of; undefined when it knows all. */
  get untold(): number | undefined {
    return this.kv.get<number>('untold');
  }

  set untold(change: number | undefined) {
    if (change === undefined) this.kv.delete('untold');
    else this.kv.put('untold', change);
  }

  /** Messages that the database has not got yet, oldest first. */
  get unstored(): NewMessage[] {
    return [...this.kv.list<NewMessage>({ prefix: unstoredPrefix })].map(([, message]) => message);
  }

  addUnstored(message: NewMessage): void {
    this.kv.put(keyOf(message), message);
  }

  removeUnstored(messages: NewMessage[]): void {
    for (const message of messages) this.kv.delete(keyOf(message));
  }

  /** A time in milliseconds that is later than every one before: messages are sorted by it. */
  nextTime(): number {
    const at = Math.max(Date.now(), (this.kv.get<number>('lastAt') ?? 0) + 1);
    this.kv.put('lastAt', at);
    return at;
  }
}

function keyOf({ timestamp, id }: NewMessage): string {
  return `${unstoredPrefix}${timestamp}:${id}`;
}
