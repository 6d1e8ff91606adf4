import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface LoadFailureProps {
  content: { failure: string; retry: string };
  variant: 'secondary' | 'quiet';
  retrying?: boolean;
  onRetry: () => void;
}

export function LoadFailure({ content, variant, retrying, onRetry }: LoadFailureProps) {
  const button = useRef<HTMLButtonElement>(null);

  // A layout effect, because its cleanup runs before the button leaves the DOM.
  useLayoutEffect(() => {
    const element = button.current!;
    return () => {
      if (element === document.activeElement) {
        element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
      }
    };
  }, []);

  return (
    <>
      <p className="font-semibold text-ink">{content.failure}</p>
      <Button
        ref={button}
        variant={variant}
        aria-disabled={retrying || undefined}
        onClick={() => !retrying && onRetry()}
      >
        {content.retry}
      </Button>
    </>
  );
}
