/** Beside a thread, the composer (`group/composer`) is one line until it has the focus or a text. */
export const whenOpen = 'panes:group-not-data-open/composer:hidden';

export const hintWhenOpen = 'panes:group-not-data-open/composer:[&_p]:hidden';

/** Beside a thread, each line of the composer is one less of the thread. */
export const hintForReaders = 'panes:[&_p:not(.text-danger)]:sr-only';

export const growing =
  'panes:field-sizing-content panes:max-h-[30dvh] panes:min-h-8 panes:group-not-data-open/composer:min-h-5.5';
