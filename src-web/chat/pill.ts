export const pillClass =
  'inline-flex min-h-5.5 items-center whitespace-nowrap rounded-full border border-line-strong/50 bg-raised px-2 text-sm font-medium text-ink transition hover:border-accent hover:bg-accent-wash aria-disabled:cursor-default aria-disabled:opacity-60';
