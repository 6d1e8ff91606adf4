import { useEffect, useEffectEvent, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { safeLocalStorage } from '../../lib/storage.ts';
import { Dialog } from './dialog.tsx';

const { keyboard: texts } = admin.list;

export function KeyboardHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ '?': () => setIsOpen(true) });
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="hidden min-h-5.5 items-center font-semibold text-starlight underline underline-offset-4 hover:text-amber-bright sm:inline-flex"
      >
        {texts.title}
      </button>
      {isOpen && <HelpSheet onClose={() => setIsOpen(false)} />}
    </>
  );
}

function HelpSheet({ onClose }: { onClose: () => void }) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <label className="inline-flex min-h-5.5 items-center gap-1 text-sm font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            turnShortcuts(target.checked);
            setIsOn(target.checked);
          }}
          className="size-2.5 accent-accent"
        />
        {texts.switch}
      </label>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {Object.entries(texts.keys).map(([keys, text]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line bg-sand px-0.75 font-semibold">{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const key = 'keyboard-shortcuts';

function areShortcutsOn(): boolean {
  return safeLocalStorage.get(key) !== 'off';
}

function turnShortcuts(on: boolean): void {
  if (on) safeLocalStorage.remove(key);
  else safeLocalStorage.set(key, 'off');
}

export type Shortcuts = Record<string, (event: KeyboardEvent) => void>;

const typing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/**
 * Single keys, by `KeyboardEvent.key`. Ignored while somebody types, with Ctrl, Alt or Meta, or when staff have turned
 * them off. A page's shortcuts are off while a dialog is open; a dialog's own need `inDialog`.
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
