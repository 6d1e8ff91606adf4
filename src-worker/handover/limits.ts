/** Sockets of one conversation: a visitor's tabs, and colleagues who watch. */
export const maxSockets = { visitor: 10, staff: 20 } as const;

const window = 60_000;
const maxPerWindow = { frames: 120, messages: 20 } as const;

/** Counts what sockets send, in memory: an object that was idle long enough to lose it has nothing to count. */
export class SocketLimits {
  private readonly counts = new Map<string, number[]>();

  /** Whether the sender may send one more of these now. */
  allows(kind: keyof typeof maxPerWindow, sender: string, now = Date.now()): boolean {
    const key = `${kind} ${sender}`;
    const recent = (this.counts.get(key) ?? []).filter((at) => at > now - window);
    const allowed = recent.length < maxPerWindow[kind];
    if (allowed) recent.push(now);
    this.counts.set(key, recent);
    return allowed;
  }
}
