import type { RootOptions } from 'react-dom/client';
import { logError } from '../lib/log-error.ts';

export const rootOptions: RootOptions = {
  onCaughtError: (error) => logError('A part of the page failed', error),
  onUncaughtError: (error) => logError('The app failed', error),
  onRecoverableError: (error) => logError('The app recovered', error),
};
