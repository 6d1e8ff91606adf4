import type { Bindings } from '../env.ts';
import { log } from './log.ts';
import type { LogEvent } from './log-events.ts';

interface Source<Value> {
  /** The value before the first load. */
  initial: Value;
  /** Each reading loads if it is missing. */
  maxAgeMs?: number;
  failure: LogEvent;
  load(env: Bindings, last: Value): Promise<Value>;
}

/** A value that should not wait for a distant database. The last one holds while the database does not answer. */
export function remember<Value>({ initial, maxAgeMs = 0, failure, load }: Source<Value>) {
  const nothing = { value: initial, at: 0 };
  let last = nothing;
  function isFresh(): boolean {
    const age = Date.now() - last.at;
    // A clock that was set back makes the last value come from the future.
    return age >= 0 && age < maxAgeMs;
  }
  return {
    /** Undefined if it must be loaded. */
    fresh: (): Value | undefined => (isFresh() ? last.value : undefined),
    async read(env: Bindings): Promise<Value> {
      if (isFresh()) return last.value;
      let { value } = last;
      try {
        value = await load(env, value);
      } catch (error) {
        log('error', failure, { cause: error });
      }
      last = { value, at: Date.now() };
      return value;
    },
    forget(): void {
      last = nothing;
    },
  };
}
