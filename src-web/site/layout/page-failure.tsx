import type { HeaderContent } from '../../../src-shared/content/en/layout.ts';
import { Button } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';

interface PageFailureProps {
  content: HeaderContent['pageFailure'];
  onRetry: () => void;
}

export function PageFailure({ content, onRetry }: PageFailureProps) {
  return (
    <div role="alert">
      <Hero
        grand
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <Button size="large" onClick={onRetry}>
              {content.retry}
            </Button>
            <Button size="large" variant="secondary" night onClick={() => location.reload()}>
              {content.reload}
            </Button>
          </>
        }
      />
    </div>
  );
}
