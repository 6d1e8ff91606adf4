import { expect, test, vi } from 'vitest';
import { safeSessionStorage } from '#web/lib/storage.ts';

test('a stored value can be read until it is removed', () => {
  safeSessionStorage.set('key', 'text');
  expect(sessionStorage.getItem('key')).toBe('text');
  expect(safeSessionStorage.get('key')).toBe('text');
  safeSessionStorage.remove('key');
  expect(safeSessionStorage.get('key')).toBeNull();
});

test('values are kept in memory when the browser blocks storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  safeSessionStorage.set('key', '{"a":1}');
  expect(safeSessionStorage.getObject('key')).toEqual({ a: 1 });
  safeSessionStorage.remove('key');
  expect(safeSessionStorage.get('key')).toBeNull();
});

test('values are kept in memory when the storage is full', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
  safeSessionStorage.set('key', 'text');
  expect(safeSessionStorage.get('key')).toBe('text');
});

test('a value that is not JSON is read as an empty object', () => {
  sessionStorage.setItem('key', 'not json');
  expect(safeSessionStorage.getObject('key')).toEqual({});
});
