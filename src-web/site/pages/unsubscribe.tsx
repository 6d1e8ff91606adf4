import type { TokenPageContent } from '../../../src-shared/content/types/token-page.ts';
import { Part } from '../part.tsx';
import Unsubscribe from '../parts/unsubscribe.tsx';

export default function UnsubscribePage({ content, path }: { content: TokenPageContent; path: string }) {
  return (
    <Part name="unsubscribe">
      <Unsubscribe texts={{ default: content }} path={path} />
    </Part>
  );
}
