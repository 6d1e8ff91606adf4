import type { TokenPageContent } from '#shared/content/types/token-page.ts';
import { Island } from '../island.tsx';
import Unsubscribe from '../islands/unsubscribe.tsx';

export default function UnsubscribePage({ content, path }: { content: TokenPageContent; path: string }) {
  return (
    <Island name="unsubscribe">
      <Unsubscribe texts={{ default: content }} path={path} />
    </Island>
  );
}
