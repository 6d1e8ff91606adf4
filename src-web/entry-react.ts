/**
 * React, for a file of its own that stays the same from one release to the next. An entry and not a group of files
 * (`scripts/build/browser-files.ts`): rolldown keeps its helpers out of a group, which would be one request more.
 */
import 'react';
import 'react-dom/client';
import 'react/jsx-runtime';
