interface TextStorage {
  get: (key: string) => string | null;
  getObject: <Value extends object>(key: string) => Partial<Value>;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * Uses memory when the storage is blocked or full. Takes a function, because reading `localStorage` throws when it is
 * blocked.
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
        // Blocked storage holds no value.
      }
    },
  };
}

export const safeSessionStorage = guarded(() => sessionStorage);
export const safeLocalStorage = guarded(() => localStorage);
