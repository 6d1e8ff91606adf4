import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadScene, sceneLoaders } from '#web/site/scenes/load-scene.ts';
import { Scene } from '#web/site/scenes/scene.tsx';

test('a scene that does not come leaves its place empty, and the log says why', async () => {
  vi.spyOn(sceneLoaders, 'developers').mockRejectedValueOnce(new Error('offline'));
  await loadScene('developers', 'en');
  expect(console.error).toHaveBeenCalledWith('The scene did not load:', new Error('offline'));
  const { container } = render(<Scene name="developers" />);
  expect(container.textContent).toBe('');
  vi.mocked(console.error).mockClear();
});

test('a scene that is loaded is there from the first rendering', async () => {
  await loadScene('developers', 'en');
  render(<Scene name="developers" />);
  expect(screen.getAllByText('POST /v1/verifications')).toHaveLength(2);
});
