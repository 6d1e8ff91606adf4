import type { ComponentProps, ReactNode } from 'react';

export const inputClass =
  'min-h-6 w-full rounded border border-line-strong bg-raised px-1.5 py-1 text-base text-ink placeholder:text-ink-soft/80 transition-colors hover:border-ink aria-[invalid=true]:border-danger';

export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <label htmlFor={htmlFor} className="mb-0.5 block text-sm font-semibold">
      {children}
    </label>
  );
}

export function FieldError(props: ComponentProps<'p'>) {
  return <p className="mt-0.5 text-sm text-danger empty:hidden" {...props} />;
}
