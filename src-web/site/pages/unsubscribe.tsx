import type { TokenPageContent } from '../../../src-shared/content/types/token-page.ts';
import { paths, unsubscribedPath, unsubscribeFailedPath } from '../../../src-shared/paths.ts';
import { TokenPage } from '../sections/token-page.tsx';

export default function UnsubscribePage({ content }: { content: TokenPageContent }) {
  return (
    <TokenPage
      content={content}
      path={paths.unsubscribe}
      donePath={unsubscribedPath}
      failedPath={unsubscribeFailedPath}
      endpoint="POST /api/newsletter/unsubscribe"
    />
  );
}
