import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleTexts } from '#shared/content/en/sample-texts.ts';
import { sampleLoaders } from '#web/products/sample-loaders.ts';
import { focusLeaves, SampleStage } from '#web/products/sample-stage.tsx';

const stage = () => <SampleStage sample="id-verification" texts={sampleTexts} />;
const load = () => vi.spyOn(sampleLoaders, 'id-verification');

test('a browser that cannot tell what is near offers a button', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  load().mockResolvedValue(() => <p>The sample</p>);
  render(stage());
  expect(screen.queryByText('The sample')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start the sample' }));
  expect(await screen.findByText('The sample')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a sample that fails leaves a button to try again', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  let fails = true;
  load().mockResolvedValue(() => {
    if (fails) throw new Error('It fails.');
    return <p>The sample</p>;
  });
  render(stage());
  fireEvent.click(screen.getByRole('button', { name: 'Start the sample' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  fireEvent.click(retry);
  expect(screen.getByText('The sample')).toBeDefined();
  vi.mocked(console.error).mockClear();
});

test('waits until the focus is elsewhere', async () => {
  document.body.innerHTML =
    '<div><button id="one"></button><button id="two"></button></div><button id="three"></button>';
  const focus = (id: string) => document.getElementById(id)!.focus();
  const part = document.querySelector('div');
  focus('one');
  let hasLeft = false;
  const leaving = focusLeaves(part).then(() => {
    hasLeft = true;
  });
  focus('two');
  await Promise.resolve();
  expect(hasLeft).toBe(false);
  focus('three');
  await leaving;
  expect(hasLeft).toBe(true);
});

test('does not wait when the focus is elsewhere', async () => {
  document.body.innerHTML = '<div></div>';
  await expect(focusLeaves(document.querySelector('div'))).resolves.toBeUndefined();
  await expect(focusLeaves(null)).resolves.toBeUndefined();
});
