import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useAddress } from '../lib/address.ts';

interface Tab {
  /** The panel has the same id, so `#id` links to it. */
  id: string;
  label: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  initial?: string;
}

/**
 * The WAI-ARIA tabs pattern. Each tab is a link to its panel: before hydration, `:target` shows the panel
 * (styles/base.css). Without JavaScript all panels are visible.
 */
export function Tabs({ label, tabs, initial = tabs[0]!.id }: TabsProps) {
  const [selected, setSelected] = useState(initial);
  const [ready, setReady] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  // Before hydration `:target` has selected a panel: keep that one selected.
  useLayoutEffect(() => {
    if (ready) return;
    const target = location.hash.slice(1);
    if (tabs.some((tab) => tab.id === target)) setSelected(target);
    setReady(true);
  }, [ready, tabs]);

  // The app opens the address of a tab on this page without a page load.
  const target = useAddress('hash').slice(1);
  useLayoutEffect(() => {
    if (tabs.some((tab) => tab.id === target)) setSelected(target);
    // Only a new address selects: `tabs` is new with each rendering.
  }, [target]);

  /** The address can be shared or reloaded; Back leaves the page, as before. */
  function select(id: string) {
    setSelected(id);
    history.replaceState(history.state, '', `#${id}`);
  }

  function onClick(event: MouseEvent, id: string) {
    event.preventDefault();
    select(id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const from = tabs.findIndex((tab) => tab.id === selected);
    const forward = getComputedStyle(list.current!).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const target = { [forward]: from + 1, [backward]: from - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    select(tabs[index]!.id);
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[index]!.focus();
  }

  return (
    <div className="tabs" data-ready={ready || undefined}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="mb-4 flex gap-0.5 overflow-x-auto border-b border-line noscript:hidden"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            href={`#${tab.id}`}
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected || !ready ? 0 : -1}
            onClick={(event) => onClick(event, tab.id)}
            className="inline-flex min-h-6 shrink-0 items-center border-b-2 border-transparent px-2 text-sm font-semibold text-ink-soft -outline-offset-4 transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          data-selected={tab.id === selected || undefined}
          className="tab-panel noscript:mb-6"
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
