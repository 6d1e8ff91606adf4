import type { Locale } from '../../../src-shared/locales.ts';
import { sha256 } from '../../db/hash.ts';
import type { Handover } from './state.ts';
import { UnsavedMessages } from './unsaved-messages.ts';

export interface Conversation {
  sessionId: string;
  locale: Locale;
  since: string;
}

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

  get deskOutdated(): number | undefined {
    return this.kv.get<number>('deskOutdated');
  }

  set deskOutdated(change: number | undefined) {
    if (change === undefined) this.kv.delete('deskOutdated');
    else this.kv.put('deskOutdated', change);
  }

  nextTime(): number {
    const at = Math.max(Date.now(), (this.kv.get<number>('lastAt') ?? 0) + 1);
    this.kv.put('lastAt', at);
    return at;
  }
}

interface Use {
  author: string;
  textHash: string;
  at: number;
}

const prefix = 'id:';
const earlierKey = 'earlierIds';

class MessageIds {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  use(id: string, written?: { author: string; text: string; at: number }): void {
    const use: Use | null = written ? { author: written.author, textHash: sha256(written.text), at: written.at } : null;
    this.kv.put(prefix + id, use);
  }

  isUsed(id: string): boolean {
    return this.kv.get(prefix + id) !== undefined || (this.kv.get<string[]>(earlierKey) ?? []).includes(id);
  }

  sentAt(id: string, author: string, text: string): number | undefined {
    const use = this.kv.get<Use | null>(prefix + id);
    return use?.author === author && use.textHash === sha256(text) ? use.at : undefined;
  }

  get knowsEarlier(): boolean {
    return this.kv.get(earlierKey) !== undefined;
  }

  learnEarlier(ids: string[]): void {
    this.kv.put(earlierKey, ids);
  }
}
