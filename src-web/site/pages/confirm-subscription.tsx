import type { TokenPageContent } from '../../../src-shared/content/types/token-page.ts';
import { confirmationFailedPath, confirmedPath, paths } from '../../../src-shared/paths.ts';
import { TokenPage } from '../sections/token-page.tsx';

export default function ConfirmSubscriptionPage({ content }: { content: TokenPageContent }) {
  return (
    <TokenPage
      content={content}
      path={paths.confirmSubscription}
      donePath={confirmedPath}
      failedPath={confirmationFailedPath}
      endpoint="POST /api/newsletter/confirm"
    />
  );
}
