import type { KeyboardEvent } from 'react';
import { isComposing } from './is-composing.ts';

/** Enter submits, Shift+Enter starts a new line. During IME composition, Enter confirms the composed text. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
