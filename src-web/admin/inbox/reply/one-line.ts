/** Beside a thread, the composer (`group/composer`) is one line until it has the focus or a text. */
export const whenOpen = 'panes:group-not-data-open/composer:hidden';

export const hintWhenOpen = 'panes:group-not-data-open/composer:[&_p]:hidden';

export const growing =
  'panes:field-sizing-content panes:max-h-[30dvh] panes:min-h-9 panes:group-not-data-open/composer:min-h-5.5';
