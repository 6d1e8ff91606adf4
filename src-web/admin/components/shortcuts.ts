import { useEffectEvent, useLayoutEffect } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { safeLocalStorage } from '../../lib/storage.ts';

const key = 'keyboard-shortcuts';

export function areShortcutsOn(): boolean {
  return safeLocalStorage.get(key) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  if (on) safeLocalStorage.remove(key);
  else safeLocalStorage.set(key, 'off');
}

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typing) !== null;
}

/**
 * Ignored while someone types, with Ctrl, Alt or Meta, or when staff have turned them off. A page's shortcuts are off
 * while a dialog is open; a dialog's own need `inDialog`.
 */
export function isForShortcuts(event: KeyboardEvent, inDialog = false): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || isComposing(event) || event.defaultPrevented) return false;
  if (isTyping(event.target)) return false;
  return (document.querySelector('dialog[open]') !== null) === inDialog && areShortcutsOn();
}

/** Single keys, by `KeyboardEvent.key`. */
export function useShortcuts(shortcuts: Shortcuts, inDialog = false): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcuts[event.key];
    if (!shortcut || !isForShortcuts(event, inDialog)) return;
    event.preventDefault();
    shortcut(event);
  });
  // A layout effect ends with its view. The cleanup of an effect comes later, and a key in between would find no view.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
