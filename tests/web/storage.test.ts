import { expect, test, vi } from 'vitest';
import { visitStorage } from '../../src-web/lib/storage.ts';

test('what is kept is there again, and gone when it is removed', () => {
  visitStorage.set('key', 'text');
  expect(sessionStorage.getItem('key')).toBe('text');
  expect(visitStorage.get('key')).toBe('text');
  visitStorage.remove('key');
  expect(visitStorage.get('key')).toBeNull();
});

test('where the browser blocks storage, the page remembers', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  visitStorage.set('key', '{"a":1}');
  expect(visitStorage.getObject('key')).toEqual({ a: 1 });
  visitStorage.remove('key');
  expect(visitStorage.get('key')).toBeNull();
});

test('a full storage loses nothing', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockReturnValue(full as unknown as Storage);
  visitStorage.set('key', 'text');
  expect(visitStorage.get('key')).toBe('text');
});

test('what is no JSON counts as empty', () => {
  sessionStorage.setItem('key', 'not json');
  expect(visitStorage.getObject('key')).toEqual({});
});
