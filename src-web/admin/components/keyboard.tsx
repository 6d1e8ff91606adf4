import { useEffect, useState } from 'react';
import { list } from '#shared/staff-texts/list.ts';
import { createListeners } from '../../lib/listeners.ts';
import { useGoToKeys } from '../go-to-keys.ts';
import { Dialog } from './dialog.tsx';
import { areShortcutsOn, turnShortcuts, useShortcuts } from './shortcuts.ts';

const { keyboard: texts } = list;

const { subscribe, notify: openKeyboardHelp } = createListeners();

export { openKeyboardHelp };

export function KeyboardHelp() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts({ '?': () => setIsOpen(true) });
  useEffect(() => subscribe(() => setIsOpen(true)), []);
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
  const goTo = useGoToKeys();
  return (
    <Dialog wide title={texts.title} onClose={onClose}>
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
      <div className="mt-1 grid gap-x-4 gap-y-2 sm:grid-cols-[3fr_2fr]">
        <Keys rows={Object.entries(texts.keys)} />
        <div>
          <h3 className="mb-1 text-sm font-semibold">{texts.goTo}</h3>
          <Keys rows={goTo.map(({ key, label }) => [`g ${key}`, label])} />
        </div>
      </div>
    </Dialog>
  );
}

function Keys({ rows }: { rows: [keys: string, text: string][] }) {
  return (
    <dl className="grid grid-cols-[max-content_1fr] content-start gap-x-2 gap-y-1 text-sm">
      {rows.map(([keys, text]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="rounded-sm border border-line bg-sand px-0.75 font-semibold whitespace-nowrap">{keys}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
