import type { DeskEntry } from '../../src-shared/contracts/handover.ts';
import { maxDeskEntries } from '../../src-shared/limits.ts';

/** An entry that nobody has removed is forgotten, in milliseconds after its end. */
const forgottenAfter = { waiting: 60_000, taken: 24 * 60 * 60 * 1000 };

/** The most that are kept: far more than staff can look at. */
const maxKept = 1000;

const prefix = 'entry:';

/** The conversations that wait for a person, or that a colleague has. */
export class DeskEntries {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  /** The first ones: those that wait, and of each kind the oldest. */
  first(): DeskEntry[] {
    const rank = ({ by, since }: DeskEntry) => (by === null ? '0' : '1') + since;
    return this.current()
      .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
      .slice(0, maxDeskEntries);
  }

  /** @returns whether there is room for it */
  put(entry: DeskEntry): boolean {
    const isKnown = this.kv.get(prefix + entry.sessionId) !== undefined;
    if (!isKnown && this.current().length >= maxKept) return false;
    this.kv.put(prefix + entry.sessionId, entry);
    return true;
  }

  /** @returns whether it was there */
  remove(sessionId: string): boolean {
    return this.kv.delete(prefix + sessionId);
  }

  private current(): DeskEntry[] {
    const now = Date.now();
    return [...this.kv.list<DeskEntry>({ prefix })].flatMap(([key, entry]) => {
      const { since, until } = entry;
      const end = until ? Date.parse(until) + forgottenAfter.waiting : Date.parse(since) + forgottenAfter.taken;
      if (end > now) return [entry];
      this.kv.delete(key);
      return [];
    });
  }
}
