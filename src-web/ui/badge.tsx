import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sand text-ink-soft ring-line',
  accent: 'bg-accent-wash text-accent ring-accent/25',
  caution: 'bg-caution-wash text-caution ring-caution/25',
  success: 'bg-success-wash text-success ring-success/25',
  danger: 'bg-danger-wash text-danger ring-danger/25',
  info: 'bg-info-wash text-info ring-info/25',
  amber: 'bg-amber text-amber-ink ring-amber',
};

/** A word or two about a thing: its state or kind. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-0.5 rounded-full px-1.25 py-0.25 text-xs font-semibold ring-1 ring-inset',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
