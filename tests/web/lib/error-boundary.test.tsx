import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/lib/error-boundary.tsx';

let broken: boolean;
function Part() {
  if (broken) throw new Error('broken');
  return <p>part</p>;
}

test('an error in one part does not affect other parts, and the part can be retried', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  broken = true;
  render(
    <>
      <p>beside</p>
      <ErrorBoundary
        fallback={(retry) => (
          <button type="button" onClick={retry}>
            again
          </button>
        )}
      >
        <Part />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('beside')).toBeTruthy();
  broken = false;
  fireEvent.click(screen.getByText('again'));
  expect(screen.getByText('part')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});

test('the part is rendered again when the page changes', () => {
  vi.mocked(console.error).mockImplementation(() => {});
  broken = true;
  const page = (path: string) => (
    <ErrorBoundary resetKey={path}>
      <Part />
    </ErrorBoundary>
  );
  const { rerender } = render(page('/one'));
  expect(screen.queryByText('part')).toBeNull();
  broken = false;
  rerender(page('/two'));
  expect(screen.getByText('part')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
