import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { openedFromList, withoutStart } from './detail.tsx';
import { Empty } from './states.tsx';

export function List({ label, children }: { label: string; children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const from = links.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: links.length - 1 }[event.key];
    if (from < 0 || to === undefined) return;
    event.preventDefault();
    links[Math.max(0, Math.min(to, links.length - 1))]!.focus();
  }
  return (
    <ul aria-label={label} onKeyDown={onKeyDown} className="divide-y divide-line">
      {children}
    </ul>
  );
}

interface ItemListProps<Item> {
  label: string;
  items: Item[];
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}

export function ItemList<Item>({ label, items, empty, children }: ItemListProps<Item>) {
  return items.length === 0 ? <Empty>{empty}</Empty> : <List label={label}>{items.map(children)}</List>;
}

interface RowProps {
  id?: string;
  to?: string;
  /** The row is open beside the list, or another one is. */
  isCurrent?: boolean | undefined;
  leading?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

interface LineRowProps extends Pick<RowProps, 'id' | 'to' | 'isCurrent' | 'leading' | 'title' | 'note' | 'children'> {
  text: ReactNode;
  time: ReactNode;
}

const rowLook =
  'group/row relative flex items-center gap-x-1 rounded-sm px-0.5 has-[[aria-current]]:bg-accent-wash has-[input:checked]:bg-accent-wash has-[[data-row]:focus-visible]:bg-sand has-[[data-row]:hover]:bg-sand';

/** A row of 56 pixels: title, text and time side by side, or in two lines where there is no room. */
export function LineRow({ id, to = '', isCurrent, leading, title, note, text, time, children }: LineRowProps) {
  const { state } = useLocation();
  const isBeside = isCurrent !== undefined;
  return (
    <li data-id={id} className={`${rowLook} min-h-7`}>
      {leading && <div className="relative z-1">{leading}</div>}
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-0.5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto_auto] lg:gap-x-2 panes:grid-cols-[minmax(0,1fr)_auto_auto] panes:gap-x-0.5">
        <div className="col-span-2 min-w-0 lg:col-span-1 panes:col-span-2">
          <Link
            to={to}
            state={isBeside ? withoutStart(state) : openedFromList}
            replace={isBeside}
            aria-current={isCurrent || undefined}
            data-row
            className="block scroll-my-12 truncate font-semibold after:absolute after:inset-0 hover:text-accent"
          >
            <bdi>{title}</bdi>
          </Link>
          <p className="truncate text-xs text-ink-soft panes:hidden">{note}</p>
        </div>
        <div className="order-3 min-w-0 text-sm text-ink-soft lg:order-none panes:order-3">{text}</div>
        <div className="order-2 text-end text-xs whitespace-nowrap text-ink-soft lg:order-none panes:order-2">
          {time}
        </div>
        <div className="relative order-4 col-span-2 flex items-center justify-end gap-0.5 whitespace-nowrap lg:col-span-1 panes:col-span-2">
          {children}
        </div>
      </div>
    </li>
  );
}

/** A row of two lines for a half of the page: name and note above the text, the time before them. */
export function HalfRow({ id, to = '', title, note, text, time, children }: LineRowProps) {
  return (
    <li
      data-id={id}
      className={`${rowLook} grid min-h-6.5 grid-cols-[minmax(0,1fr)_auto] content-center sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:gap-x-1.5`}
    >
      <span className="col-start-2 row-start-2 text-end text-xs whitespace-nowrap text-ink-soft sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:text-start">
        {time}
      </span>
      <p className="col-start-1 row-start-1 flex min-w-0 items-baseline gap-x-0.75 sm:col-start-2">
        <Link
          to={to}
          state={openedFromList}
          data-row
          className="min-w-0 scroll-my-12 truncate font-semibold after:absolute after:inset-0 hover:text-accent sm:max-w-[60%] sm:shrink-0"
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="min-w-0 truncate text-xs text-ink-soft max-sm:hidden">{note}</span>
      </p>
      <div className="col-start-1 row-start-2 min-w-0 text-sm text-ink-soft sm:col-start-2">{text}</div>
      <div className="relative col-start-2 row-start-1 flex items-center justify-end gap-0.5 whitespace-nowrap max-sm:[&>*:first-child:not(:last-child)]:hidden sm:col-start-3 sm:row-span-2">
        {children}
      </div>
    </li>
  );
}

type BriefRowProps = Pick<RowProps, 'id' | 'to' | 'title' | 'note' | 'children'> & Pick<LineRowProps, 'time'>;

/** A row of one line. */
export function BriefRow({ id, to = '', title, note, time, children }: BriefRowProps) {
  return (
    <li data-id={id} className={`${rowLook} min-h-5.5 pointer-fine:min-h-4.5`}>
      <p className="flex min-w-0 flex-1 items-baseline gap-x-1">
        <Link
          to={to}
          state={openedFromList}
          data-row
          className={classNames(
            'min-w-0 scroll-my-12 truncate text-sm font-semibold after:absolute after:inset-0 hover:text-accent',
            note ? 'max-w-[70%] shrink-0' : 'flex-1',
          )}
        >
          <bdi>{title}</bdi>
        </Link>
        {note && <span className="min-w-0 flex-1 truncate text-xs text-ink-soft">{note}</span>}
        <span className="text-xs whitespace-nowrap text-ink-soft">{time}</span>
      </p>
      <div className="relative flex items-center gap-0.5 whitespace-nowrap">{children}</div>
    </li>
  );
}

/** The link's `::after` covers the whole row; `leading` and `children` lie above it and stay clickable. */
export function Row({ id, to, isCurrent, leading, title, note, children }: RowProps) {
  const { state } = useLocation();
  // Back leads to the list, however many of its rows have been open beside it.
  const isBeside = isCurrent !== undefined;
  return (
    <li data-id={id} className={`${rowLook} py-1`}>
      {leading && <div className="relative z-1">{leading}</div>}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
        <div className="min-w-0 flex-[1_1_12rem]">
          {to ? (
            <Link
              to={to}
              state={isBeside ? withoutStart(state) : openedFromList}
              replace={isBeside}
              aria-current={isCurrent || undefined}
              data-row
              className="block scroll-my-12 font-semibold wrap-anywhere after:absolute after:inset-0 hover:text-accent"
            >
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <p className="font-semibold wrap-anywhere">
              <bdi>{title}</bdi>
            </p>
          )}
          {note && <p className="text-xs text-ink-soft wrap-anywhere">{note}</p>}
        </div>
        <div className="relative flex flex-wrap items-center gap-1">{children}</div>
      </div>
    </li>
  );
}

export function Notes({ parts }: { parts: (string | false | null | undefined)[] }) {
  return parts.filter(Boolean).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}

export function rowLink(id: string): HTMLElement | null {
  return document.querySelector(`[data-id="${CSS.escape(id)}"] [data-row]`);
}

/** When an item is closed, its row takes the focus. */
export function useFocusClosed(open: string | undefined): void {
  const last = useRef(open);
  useEffect(() => {
    if (last.current && !open) rowLink(last.current)?.focus();
    last.current = open;
  }, [open]);
}
