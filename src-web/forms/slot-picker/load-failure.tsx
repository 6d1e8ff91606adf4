import { useLayoutEffect, useRef } from 'react';
import type { SlotPickerContent } from '../../../src-shared/content/types/slot-picker.ts';
import { Button } from '../../ui/button.tsx';

interface LoadFailureProps {
  content: SlotPickerContent;
  variant: 'secondary' | 'quiet';
  retrying?: boolean;
  onRetry: () => void;
}

/** Something could not be loaded. When it is, the focus goes from the button to the panel around it. */
export function LoadFailure({ content, variant, retrying, onRetry }: LoadFailureProps) {
  const button = useRef<HTMLButtonElement>(null);

  // A layout effect, because its cleanup runs before the button leaves the DOM.
  useLayoutEffect(() => {
    const element = button.current!;
    return () => {
      if (element === document.activeElement) element.closest<HTMLElement>('[tabindex="-1"]')?.focus();
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
