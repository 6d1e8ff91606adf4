import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that a page with React runs: one button. */
createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement('button', { type: 'button' }, 'Chat'),
);
