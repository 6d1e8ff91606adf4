import { paths, unsubscribedPath, unsubscribeFailedPath } from '../../src-shared/paths.ts';
import { tokenPage } from '../http/token-page.ts';
import { unsubscribeByToken } from './unsubscribe.ts';

export const unsubscribePage = tokenPage({
  path: paths.unsubscribe,
  donePath: unsubscribedPath,
  failedPath: unsubscribeFailedPath,
  accept: async (c, token) => (await unsubscribeByToken(c, token, 'unsubscribe_page')).known,
});
