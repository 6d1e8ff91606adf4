import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab to begin with; the first one unless told. */
  initial?: string;
}

/** Tabs as WAI-ARIA describes them (arrow keys, Home, End). Without JavaScript all panels show, one after the other. */
export function Tabs({ label, tabs, initial = tabs[0]!.id }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(initial);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex((tab) => tab.id === selected);
    const forward = getComputedStyle(list.current!).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const target = { [forward]: from + 1, [backward]: from - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    setSelected(tabs[index]!.id);
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[index]!.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-4 flex gap-0.5 overflow-x-auto border-b border-line noscript:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}-tab`}
            aria-controls={`${id}${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
            className={classNames(
              'min-h-6 shrink-0 border-b-2 px-2 text-sm font-semibold -outline-offset-4 transition-colors',
              tab.id === selected ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${tab.id}`}
          aria-labelledby={`${id}${tab.id}-tab`}
          className={classNames('noscript:mb-6 noscript:block', tab.id !== selected && 'hidden')}
        >
          <p aria-hidden="true" className="mb-2 hidden text-subheading font-semibold noscript:block">
            {tab.label}
          </p>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
