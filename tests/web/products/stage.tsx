import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { sampleTexts } from '#shared/content/en/sample-texts.ts';
import { StageContext } from '#web/products/take-along.tsx';

const stage = { sample: 'lagentry', texts: sampleTexts.takeAlong } as const;

export function renderSample(sample: ReactElement) {
  const wrapper = ({ children }: { children: ReactNode }) => <StageContext value={stage}>{children}</StageContext>;
  return render(sample, { wrapper });
}
