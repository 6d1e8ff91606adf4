import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { loadScene, sceneLoaders } from '../../../../src-web/site/scenes/load-scene.ts';
import { Scene } from '../../../../src-web/site/scenes/scene.tsx';

test('a scene that does not come leaves its place empty, and the log says why', async () => {
  vi.spyOn(sceneLoaders, 'developers').mockRejectedValueOnce(new Error('offline'));
  await loadScene('developers', 'en');
  expect(console.error).toHaveBeenCalledWith('The scene did not load:', new Error('offline'));
  const { container } = render(<Scene name="developers" />);
  expect(container.textContent).toBe('');
  vi.mocked(console.error).mockClear();
});

test('the app keeps a prerendered scene, and loads its code when the visitor leaves', () => {
  const load = vi.spyOn(sceneLoaders, 'developers');
  expect(renderToString(<Scene name="developers" />)).toBe('<div></div>');
  const container = document.createElement('div');
  container.innerHTML = '<div><p>The drawing</p></div>';
  document.body.append(container);
  const { unmount } = render(<Scene name="developers" />, { container, hydrate: true });
  expect(container.textContent).toBe('The drawing');
  expect(load).not.toHaveBeenCalled();
  unmount();
  expect(load).toHaveBeenCalledOnce();
});

test('a scene that is loaded is there from the first rendering', async () => {
  await loadScene('developers', 'en');
  render(<Scene name="developers" />);
  expect(screen.getAllByText('POST /v1/verifications')).toHaveLength(2);
});
