import type { TokenPageContent } from '#shared/content/types/token-page.ts';
import { confirmationFailedPath, confirmedPath, paths } from '#shared/paths.ts';
import { TokenPage } from '../sections/token-page.tsx';

interface ConfirmSubscriptionProps {
  texts: { default: TokenPageContent };
  path: string;
}

export default function ConfirmSubscription({ texts, path }: ConfirmSubscriptionProps) {
  return (
    <TokenPage
      content={texts.default}
      path={path}
      action={paths.confirmSubscription}
      donePath={confirmedPath}
      failedPath={confirmationFailedPath}
      endpoint="POST /api/newsletter/confirm"
    />
  );
}
