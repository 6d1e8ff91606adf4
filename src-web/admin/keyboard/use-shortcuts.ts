import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from './setting.ts';

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/**
 * Single keys, by `KeyboardEvent.key`. They do nothing while somebody types, with Ctrl, Alt or Meta, or when staff have
 * turned them off. Those of a page rest while a dialog is open; those of a dialog say so with `inDialog`.
 */
export function useShortcuts(shortcuts: Shortcuts, inDialog = false): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcuts[event.key];
    if (!shortcut || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented)
      return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if ((document.querySelector('dialog[open]') !== null) !== inDialog || !areShortcutsOn()) return;
    event.preventDefault();
    shortcut(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
