import { expect, test, vi } from 'vitest';
import { safeSessionStorage } from '../../../src-web/lib/storage.ts';

test('what is kept is there again, and gone when it is removed', () => {
  safeSessionStorage.set('key', 'text');
  expect(sessionStorage.getItem('key')).toBe('text');
  expect(safeSessionStorage.get('key')).toBe('text');
  safeSessionStorage.remove('key');
  expect(safeSessionStorage.get('key')).toBeNull();
});

test('where the browser blocks storage, the page remembers', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  safeSessionStorage.set('key', '{"a":1}');
  expect(safeSessionStorage.getObject('key')).toEqual({ a: 1 });
  safeSessionStorage.remove('key');
  expect(safeSessionStorage.get('key')).toBeNull();
});

test('a full storage loses nothing', () => {
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

test('what is no JSON counts as empty', () => {
  sessionStorage.setItem('key', 'not json');
  expect(safeSessionStorage.getObject('key')).toEqual({});
});
