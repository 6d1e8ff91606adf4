import type { TokenPageContent } from '../../../src-shared/content/types/token-page.ts';
import { Part } from '../part.tsx';
import ConfirmSubscription from '../parts/confirm-subscription.tsx';

export default function ConfirmSubscriptionPage({ content, path }: { content: TokenPageContent; path: string }) {
  return (
    <Part name="confirm-subscription">
      <ConfirmSubscription texts={{ default: content }} path={path} />
    </Part>
  );
}
