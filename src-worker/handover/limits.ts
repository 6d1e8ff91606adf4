/** Sockets of one conversation: a visitor's tabs, and colleagues who watch. */
export const maxSockets = { visitor: 10, staff: 20 } as const;

const window = 60_000;
const maxPerWindow = { frames: 120, messages: 20 } as const;

/** Counts what sockets send. An eviction would forget it in memory: an object is evicted after some idle seconds. */
export class SocketLimits {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  /** Whether the sender may send one more of these now. */
  allows(kind: keyof typeof maxPerWindow, sender: string): boolean {
    const key = `${kind}:${sender}`;
    const now = Date.now();
    const recent = (this.kv.get<number[]>(key) ?? []).filter((at) => at > now - window);
    if (recent.length >= maxPerWindow[kind]) return false;
    this.kv.put(key, [...recent, now]);
    return true;
  }
}
