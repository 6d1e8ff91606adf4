import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { part } from '#web/admin/part.tsx';
import { renderAdmin } from './support.tsx';

const reload = vi.fn();

function Greeting() {
  return <p>Good morning</p>;
}

function serveRelease(script: string) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response(`<script type="module" src="${script}"></script>`),
  );
}

beforeEach(() => {
  vi.stubGlobal('location', { ...location, reload });
  document.head.innerHTML = '<script type="module" src="/assets/admin-1.js"></script>';
});
afterEach(() => {
  document.head.innerHTML = '';
});

test('a part that was requested is shown without a loading line', async () => {
  const Part = part(async () => Greeting);
  Part.request();
  await Promise.resolve();
  renderAdmin(<Part />);
  expect(screen.queryByText('Loading…')).toBeNull();
  expect(screen.getByText('Good morning')).toBeTruthy();
});

test('a script of an older release ends in one reload', async () => {
  serveRelease('/assets/admin-2.js');
  const Part = part(() => Promise.reject(new TypeError('404')));
  renderAdmin(<Part />);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('a script that fails for now can be loaded again, without a reload', async () => {
  serveRelease('/assets/admin-1.js');
  const load = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Greeting);
  const Part = part(load);
  const user = renderAdmin(<Part />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Good morning')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

test('a request that fails shows nothing and reloads nothing', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('404')).mockResolvedValue(Greeting);
  const Part = part(load);
  Part.request();
  await Promise.resolve();
  renderAdmin(<Part />);
  expect(await screen.findByText('Good morning')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});
