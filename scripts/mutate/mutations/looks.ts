import type { MutatedFile } from '../mutation.ts';

/** Promises that only a browser can check. */
export const looks: MutatedFile[] = [
  {
    file: 'src-web/ui/badge.tsx',
    tests: 'e2e looks -g light',
    promises: {
      'pending is yellow and completed green': ["  pending: 'caution',", "  pending: 'success',"],
    },
  },
  {
    file: 'src-web/chat/chat.css',
    tests: 'e2e looks -g light',
    promises: {
      'the typing dots bounce': ['  animation: chat-dot 1.2s infinite ease-in-out both;\n', ''],
      'the chat takes at most 80 % of the window': [
        'max-block-size: min(80dvh, 100dvh - 3rem);',
        'max-block-size: 100dvh;',
      ],
    },
  },
  {
    file: 'src-web/ui/styles/base.css',
    tests: 'e2e looks -g light',
    promises: {
      "the keyboard's focus has a ring": ['    outline: 3px solid var(--color-accent);', '    outline: none;'],
      'nothing moves for visitors who want no motion': ['animation-iteration-count: 1 !important;', ''],
    },
  },
  {
    file: 'src-web/ui/styles/print.css',
    tests: 'e2e looks -g light',
    promises: {
      'a print leaves out the header': ['  body > * header,\n', ''],
    },
  },
  {
    file: 'src-web/forms/hidden-fields.tsx',
    tests: 'e2e looks -g light',
    promises: {
      'nobody sees the honeypot': ['<div aria-hidden="true" className="sr-only">', '<div aria-hidden="true">'],
    },
  },
  {
    file: 'src-web/chat/chat-panel.tsx',
    tests: 'e2e looks -g light',
    promises: {
      'the open chat has 500 pixels': ["sm:h-62.5'", "sm:h-50'"],
    },
  },
];
