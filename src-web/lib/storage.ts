/** Keeps text under a key. */
interface TextStorage {
  get: (key: string) => string | null;
  /** The object that is kept under a key as JSON; empty where there is none, or none that can be read. */
  getObject: <Value extends object>(key: string) => Partial<Value>;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * A browser's storage, or the page's memory where the visitor blocks it or it is full. Reading `localStorage` itself throws
 * where it is blocked, hence the function.
 */
function guarded(storage: () => Storage): TextStorage {
  const memory = new Map<string, string>();
  function get(key: string): string | null {
    try {
      return storage().getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  }
  return {
    get,
    getObject(key) {
      try {
        return JSON.parse(get(key) ?? '{}');
      } catch {
        return {};
      }
    },
    set(key, value) {
      memory.delete(key);
      try {
        storage().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // There is nothing to remove.
      }
    },
  };
}

/** Lasts for the visit: until the tab is closed. */
export const safeSessionStorage = guarded(() => sessionStorage);
/** Lasts until it is removed. */
export const safeLocalStorage = guarded(() => localStorage);
