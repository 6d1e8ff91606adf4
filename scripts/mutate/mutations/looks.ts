import type { Mutation } from '../mutation.ts';

const tests = 'e2e looks -g light';

/** Promises that only a browser can check. */
export const looks: Mutation[] = [
  {
    promise: 'pending is yellow and completed green',
    file: 'src-web/ui/badge.tsx',
    find: "{ pending: 'caution', contacted: 'info', completed: 'success' }",
    replace: "{ pending: 'success', contacted: 'info', completed: 'caution' }",
    tests,
  },
  {
    promise: 'the typing dots bounce',
    file: 'src-web/chat/chat.css',
    find: '  animation: chat-dot 1.2s infinite ease-in-out both;\n',
    replace: '',
    tests,
  },
  {
    promise: "the keyboard's focus has a ring",
    file: 'src-web/ui/styles/base.css',
    find: '    outline: 3px solid var(--color-accent);',
    replace: '    outline: none;',
    tests,
  },
  {
    promise: 'a print leaves out the header',
    file: 'src-web/ui/styles/print.css',
    find: '  body > * header,\n',
    replace: '',
    tests,
  },
  {
    promise: 'nobody sees the honeypot',
    file: 'src-web/forms/hidden-fields.tsx',
    find: '<div aria-hidden="true" className="sr-only">',
    replace: '<div aria-hidden="true">',
    tests,
  },
  {
    promise: 'the open chat has 500 pixels',
    file: 'src-web/chat/chat-panel.tsx',
    find: "'h-62.5 chat-open'",
    replace: "'h-50 chat-open'",
    tests,
  },
  {
    promise: 'the chat takes at most 80 % of the window',
    file: 'src-web/chat/chat.css',
    find: 'max-block-size: min(80dvh, 100dvh - 3rem);',
    replace: 'max-block-size: 100dvh;',
    tests,
  },
  {
    promise: 'nothing moves for visitors who want no motion',
    file: 'src-web/ui/styles/base.css',
    find: 'animation-iteration-count: 1 !important;',
    replace: '',
    tests,
  },
];
