import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import type { SlotPickerContent } from '../../../src-shared/content/types/slot-picker.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { logError } from '../../lib/log-error.ts';
import { PanelIntro } from './panel-intro.tsx';
import type { SlotPickerProps } from './slot-picker.tsx';

/** The place of the calendar. Its code loads when the place is near; the fields above work without it. */
export function SlotPanel({ content }: { content: SlotPickerContent }) {
  const panel = useRef<HTMLDivElement>(null);
  const [Picker, setPicker] = useState<ComponentType<SlotPickerProps>>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    try {
      const { SlotPicker } = await import('./slot-picker.tsx');
      setPicker(() => SlotPicker);
    } catch (error) {
      logError('The calendar did not load', error);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '50% 0%' },
    );
    observer.observe(panel.current!);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="@container -mx-3 bg-sand px-0.5 py-2 sm:col-span-2 sm:mx-0 sm:rounded sm:px-2"
    >
      {/* The height of the calendar, so that nothing moves when it comes. */}
      <div className="grid app:min-h-96 app:@min-[33rem]:min-h-65 app:rtl:@min-[33rem]:min-h-68">
        <ErrorBoundary fallback={(retry) => <PanelIntro content={content} failed onRetry={retry} />}>
          {Picker ? (
            <Picker form={panel.current!.closest('form')!} content={content} />
          ) : (
            <PanelIntro content={content} failed={failed} onRetry={load} />
          )}
        </ErrorBoundary>
      </div>
    </div>
  );
}
