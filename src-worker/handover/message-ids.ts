import { sha256 } from '../hash.ts';

/** Whose a message is that people have written, and what it says. */
interface Use {
  /** The staff address; empty for the visitor. */
  author: string;
  textHash: string;
  /** In milliseconds. */
  at: number;
}

const prefix = 'id:';
const earlierKey = 'earlierIds';

/** The ids of the messages of a conversation. A browser makes those of what it sends, and must not use one twice. */
export class MessageIds {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  /** Without an author it is a message that no browser may send again. */
  use(id: string, written?: { author: string; text: string; at: number }): void {
    const use: Use | null = written ? { author: written.author, textHash: sha256(written.text), at: written.at } : null;
    this.kv.put(prefix + id, use);
  }

  isUsed(id: string): boolean {
    return this.kv.get(prefix + id) !== undefined || (this.kv.get<string[]>(earlierKey) ?? []).includes(id);
  }

  /** When the author has sent the same text with this id, in milliseconds; undefined if it is another message. */
  sentAt(id: string, author: string, text: string): number | undefined {
    const use = this.kv.get<Use | null>(prefix + id);
    return use?.author === author && use.textHash === sha256(text) ? use.at : undefined;
  }

  /** Whether the ids of messages from before the object's last expiry are known. */
  get knowsEarlier(): boolean {
    return this.kv.get(earlierKey) !== undefined;
  }

  learnEarlier(ids: string[]): void {
    this.kv.put(earlierKey, ids);
  }
}
