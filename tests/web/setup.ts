import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { timeouts } from '../support/timeouts.ts';

configure({ asyncUtilTimeout: timeouts.wait });

// The files share a window, but no module: what one has mocked or stubbed is not there for the next.
vi.resetModules();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const hints = [...document.querySelectorAll('[id$="-hint"]')].map(({ id }) => id);
  const withoutField = hints.filter((id) => !document.querySelector(`[aria-describedby~="${id}"]`));
  cleanup();
  document.body.replaceChildren();
  // React logs its warnings with console.error. A test that expects a message clears the spy's calls.
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
  expect(unexpected).toEqual([]);
  // A screen reader reads a hint only with the field that it describes.
  expect(withoutField).toEqual([]);
});
