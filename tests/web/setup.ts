import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { timeouts } from '../support/timeouts.ts';

configure({ asyncUtilTimeout: timeouts.wait });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  // React reports its warnings here; a test that expects a message replaces the spy's implementation.
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(unexpected).toEqual([]);
});
