import { confirmationFailedPath, confirmedPath, paths } from '../../src-shared/paths.ts';
import { tokenPage } from '../http/token-page.ts';
import { confirmByToken } from './confirm.ts';

export const confirmPage = tokenPage({
  path: paths.confirmSubscription,
  donePath: confirmedPath,
  failedPath: confirmationFailedPath,
  accept: async (c, token) => (await confirmByToken(c, token)).valid,
});
