import { render, screen } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { vi } from 'vitest';
import { sampleTexts } from '#shared/content/en/sample-texts.ts';
import { StageContext } from '#web/products/take-along.tsx';

const stage = { sample: 'lagentry', texts: sampleTexts.takeAlong } as const;

export function renderSample(sample: ReactElement) {
  // happy-dom would open a downloaded file as the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const wrapper = ({ children }: { children: ReactNode }) => <StageContext value={stage}>{children}</StageContext>;
  return render(sample, { wrapper });
}

export function statusText(): string | null {
  return screen.getByRole('status').textContent;
}

export function prefersMotion(matches: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
}
