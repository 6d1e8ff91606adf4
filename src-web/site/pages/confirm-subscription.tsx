import type { TokenPageContent } from '#shared/content/types/token-page.ts';
import { Island } from '../island.tsx';
import ConfirmSubscription from '../islands/confirm-subscription.tsx';

export default function ConfirmSubscriptionPage({ content, path }: { content: TokenPageContent; path: string }) {
  return (
    <Island name="confirm-subscription">
      <ConfirmSubscription texts={{ default: content }} path={path} />
    </Island>
  );
}
