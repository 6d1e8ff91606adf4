/**
 * React, for a file of its own that stays the same from one release to the next, and is started in a task of its own: the app
 * takes it from here, because the bundler runs CommonJS where it is first imported. An entry and not a group of files
 * (`scripts/build/browser-files.ts`): rolldown keeps its helpers out of a group, which would be one request more.
 */
import 'react';
import 'react/jsx-runtime';

export { createRoot, hydrateRoot } from 'react-dom/client';
