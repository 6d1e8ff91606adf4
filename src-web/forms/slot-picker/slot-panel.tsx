import { useRef } from 'react';
import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { useLoadNear } from '../../lib/use-load-near.ts';
import { PanelIntro } from './panels.tsx';

/** Loads the calendar's code when its place is near; the fields above work without it. */
export function SlotPanel({ content }: { content: SlotPickerContent }) {
  const panel = useRef<HTMLDivElement>(null);
  const { loaded, failed, load } = useLoadNear(panel, 'The calendar', loadPicker);
  const Picker = loaded?.value;
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

async function loadPicker() {
  return (await import('./slot-picker.tsx')).SlotPicker;
}
