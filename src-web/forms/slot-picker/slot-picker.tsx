import { useSyncExternalStore } from 'react';
import type { SlotPickerContent } from '../../../src-shared/content/en/slot-picker.ts';
import { steps } from '../../analytics/progress.ts';
import { fillChoice } from './choice.ts';
import { knownSlots, subscribeToSlots } from './known-slots.ts';
import { monthOf } from './month.ts';
import { PanelIntro } from './panels.tsx';
import { SlotCalendar } from './slot-calendar.tsx';
import { useChoice, useCursor, useMonthLoading } from './use-slots.ts';

export interface SlotPickerProps {
  form: HTMLFormElement;
  content: SlotPickerContent;
}

export function SlotPicker({ form, content }: SlotPickerProps) {
  const choice = useChoice(form);
  const slots = useSyncExternalStore(subscribeToSlots, knownSlots);
  const cursor = useCursor(choice.preferredDate, slots);
  const loading = useMonthLoading(monthOf(cursor.day), slots.version);
  if (loading.failed && slots.days.size === 0) {
    return <PanelIntro content={content} failed retrying={loading.retrying} onRetry={loading.retry} />;
  }
  return (
    <SlotCalendar
      choice={choice}
      slots={slots}
      cursor={cursor}
      loading={loading}
      content={content}
      onChoose={(chosen) => {
        fillChoice(form, chosen);
        if (chosen.preferredTime) steps.add('demo.slot');
      }}
    />
  );
}
