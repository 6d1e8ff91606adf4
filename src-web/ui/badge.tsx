import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-sand text-ink-soft outline-line',
  accent: 'bg-accent-wash text-accent outline-accent/25',
  caution: 'bg-caution-wash text-caution outline-caution/25',
  success: 'bg-success-wash text-success outline-success/25',
  danger: 'bg-danger-wash text-danger outline-danger/25',
  info: 'bg-info-wash text-info outline-info/25',
  amber: 'bg-amber text-amber-ink outline-amber',
};

export type Tone = keyof typeof tones;

/** The specified colours of a submission's status: yellow, blue, green. */
export const statusTones = {
  pending: 'caution',
  contacted: 'info',
  completed: 'success',
  withdrawn: 'neutral',
} as const;

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-0.5 rounded-full px-1.25 py-0.25 text-xs font-semibold outline-1 -outline-offset-1',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
