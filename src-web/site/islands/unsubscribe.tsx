import type { TokenPageContent } from '#shared/content/types/token-page.ts';
import { paths, unsubscribedPath, unsubscribeFailedPath } from '#shared/paths.ts';
import { TokenPage } from '../sections/token-page.tsx';

interface UnsubscribeProps {
  texts: { default: TokenPageContent };
  path: string;
}

export default function Unsubscribe({ texts, path }: UnsubscribeProps) {
  return (
    <TokenPage
      content={texts.default}
      path={path}
      action={paths.unsubscribe}
      donePath={unsubscribedPath}
      failedPath={unsubscribeFailedPath}
      endpoint="POST /api/newsletter/unsubscribe"
    />
  );
}
