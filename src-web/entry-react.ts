/** React, for a file of its own that stays the same from one release to the next (`scripts/build/browser-files.ts`). */
import 'react';
import 'react-dom/client';
import 'react/jsx-runtime';
