import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';
import { useLoadNear } from '../../lib/use-load-near.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { PanelIntro } from './panels.tsx';

interface SlotPanelProps {
  content: SlotPickerContent;
  hasError: boolean;
  children: ReactNode;
}

export function SlotPanel({ content, hasError, children }: SlotPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const loadPicker = useCallback(async () => {
    const { SlotPicker } = await import('./slot-picker.tsx');
    return { SlotPicker, isLate: isInUse(panel.current!) };
  }, []);
  const { loaded, failed, load } = useLoadNear(panel, 'The calendar', loadPicker);
  const [isAsked, setAsked] = useState(false);
  const [isUsable, setUsable] = useState(true);
  const [isTyped, setTyped] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOffered = Boolean(loaded?.value.isLate) && !isAsked;
  const Picker = isOffered ? undefined : loaded?.value.SlotPicker;
  const hasCalendar = Boolean(Picker) && isUsable;
  const showsFields = !hasCalendar || isTyped || hasError;

  useEffect(() => {
    // The pressed button is gone.
    if (isTyped) panel.current!.querySelector('input')!.focus();
  }, [isTyped]);
  useEffect(() => {
    if (Picker && isAsked) panel.current!.querySelector<HTMLElement>(dayInCalendar)?.focus();
  }, [Picker, isAsked]);

  function retry() {
    setAsked(true);
    void load();
  }

  /** A browser can neither focus nor describe a hidden field: the calendar does. */
  function onInvalid(event: FormEvent) {
    if (showsFields) return;
    event.preventDefault();
    setMissing(true);
    const field = event.target as HTMLInputElement;
    const first = field.form!.querySelector(':is(input, select, textarea):invalid');
    const place = field.type === 'date' ? dayInCalendar : '[aria-pressed]:enabled';
    // The timer runs after the browser has moved the focus to a later field.
    if (field === first) setTimeout(() => panel.current?.querySelector<HTMLElement>(place)?.focus());
  }

  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="@container -mx-3 bg-sand px-0.5 py-2 sm:col-span-2 sm:mx-0 sm:rounded sm:px-2"
    >
      <div className="grid content-start gap-y-1.5">
        <ErrorBoundary fallback={(retry) => <Broken content={content} onShown={setUsable} onRetry={retry} />}>
          {Picker ? (
            <Picker
              form={panel.current!.closest('form')!}
              content={content}
              onUsable={setUsable}
              onChoose={() => setMissing(false)}
            />
          ) : (
            <PanelIntro content={content} failed={failed} onRetry={retry} />
          )}
        </ErrorBoundary>
        <div aria-live="assertive" className="px-2.5 empty:hidden sm:px-0">
          {isMissing && !showsFields && <FieldError>{content.missing}</FieldError>}
        </div>
        {hasCalendar && !showsFields && (
          <Button variant="quiet" onClick={() => setTyped(true)} className="justify-self-start underline max-sm:px-2.5">
            {content.other}
          </Button>
        )}
        <div hidden={!showsFields} onInvalidCapture={onInvalid} className="grid gap-2.5 px-2.5 sm:grid-cols-2 sm:px-0">
          {children}
        </div>
        {isOffered && (
          <Button variant="secondary" onClick={() => setAsked(true)} className="justify-self-center">
            {content.show}
          </Button>
        )}
      </div>
    </div>
  );
}

const dayInCalendar = '[role=gridcell][tabindex="0"]';

/** The calendar is another kind of control, so it must not replace fields that a visitor has come to. */
function isInUse(panel: HTMLElement): boolean {
  const isReached = window.scrollY > 0 && panel.getBoundingClientRect().top < window.innerHeight;
  return isReached || panel.contains(document.activeElement);
}

interface BrokenProps {
  content: SlotPickerContent;
  onShown: (isUsable: boolean) => void;
  onRetry: () => void;
}

function Broken({ content, onShown, onRetry }: BrokenProps) {
  useEffect(() => onShown(false), [onShown]);
  return <PanelIntro content={content} failed onRetry={onRetry} />;
}
