import { byTime, type NewMessage } from './transcript.ts';

const unsavedPrefix = 'unsaved:';
const refusedPrefix = 'refused:';

/** D1 takes 2,000,000 bytes a value, and half a minute for a statement. */
const maxRows = 100;
const maxBytes = 500_000;

const maxRefusals = 3;

const maxShown = 200;

interface Unsaved {
  message: NewMessage;
  refusals: number;
}

export class UnsavedMessages {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  add(message: NewMessage, refusals = 0): void {
    this.kv.put<Unsaved>(unsavedPrefix + keyOf(message), { message, refusals });
  }

  next(last?: NewMessage): NewMessage[] {
    const startAfter = last && unsavedPrefix + keyOf(last);
    const part: NewMessage[] = [];
    let bytes = 0;
    for (const { message } of this.list(unsavedPrefix, { limit: maxRows, ...(startAfter && { startAfter }) })) {
      bytes += new TextEncoder().encode(JSON.stringify(message)).length;
      if (part.length > 0 && bytes > maxBytes) break;
      part.push(message);
    }
    return part;
  }

  remove(messages: NewMessage[]): void {
    for (const message of messages) this.kv.delete(unsavedPrefix + keyOf(message));
  }

  refuse(message: NewMessage): number {
    const key = keyOf(message);
    const refusals = (this.kv.get<Unsaved>(unsavedPrefix + key)?.refusals ?? 0) + 1;
    this.remove([message]);
    if (refusals < maxRefusals) this.add(message, refusals);
    else this.kv.put<Unsaved>(refusedPrefix + key, { message, refusals });
    return refusals;
  }

  retryRefused(): void {
    for (const { message } of this.list(refusedPrefix)) {
      this.kv.delete(refusedPrefix + keyOf(message));
      this.add(message, maxRefusals - 1);
    }
  }

  deleteBefore(time: string): number {
    let forgotten = 0;
    for (const prefix of [unsavedPrefix, refusedPrefix]) {
      for (const { message } of this.list(prefix, { end: prefix + time })) {
        this.kv.delete(prefix + keyOf(message));
        forgotten += 1;
      }
    }
    return forgotten;
  }

  get oldest(): string | undefined {
    return this.list(unsavedPrefix, { limit: 1 })[0]?.message.timestamp;
  }

  get isEmpty(): boolean {
    return [unsavedPrefix, refusedPrefix].every((prefix) => this.list(prefix, { limit: 1 }).length === 0);
  }

  newest(): NewMessage[] {
    return [unsavedPrefix, refusedPrefix]
      .flatMap((prefix) => this.list(prefix, { reverse: true, limit: maxShown }))
      .map(({ message }) => message)
      .sort(byTime);
  }

  private list(prefix: string, options: SyncKvListOptions = {}): Unsaved[] {
    return [...this.kv.list<Unsaved>({ prefix, ...options })].map(([, unsaved]) => unsaved);
  }
}

function keyOf({ timestamp, id }: NewMessage): string {
  return `${timestamp}:${id}`;
}
