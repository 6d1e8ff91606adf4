import { useState } from 'react';
import { admin } from '#shared/staff-texts/admin.ts';
import { Dialog } from './dialog.tsx';
import { areShortcutsOn, turnShortcuts, useShortcuts } from './shortcuts.ts';

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
