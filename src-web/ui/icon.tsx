import { classNames } from './class-names.ts';

export const icons = {
  arrow: 'M4.5 12h15m-6-6 6 6-6 6',
  external: 'M8 5h11v11M19 5 6 18',
  chevron: 'm6 9.5 6 6 6-6',
  menu: 'M4 8h16M4 16h16',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 8v5m0 3.5v.01M12 3 2.5 20h19z',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8.5 3.5v5M15.5 3.5v5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6 8-6',
  phone: 'M7.5 3.5 10 8 8 10c1 2.5 3.5 5 6 6l2-2 4.5 2.5c.5 2-1.5 4-3.5 4C10.5 20 4 13.5 3.5 7c0-2 2-4 4-3.5z',
  whatsapp:
    'm3.5 20.5 1.3-4.4a8.5 8.5 0 1 1 3.2 3.1zM9.5 7.5l1 2.5-1 1c.7 1.6 1.9 2.8 3.5 3.5l1-1 2.5 1c.2 1.5-.8 2.5-2 2.5-3.5 0-7-3.5-7-7 0-1.5 1-2.5 2-2.5z',
  pin: 'M12 21c4.5-5 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2 6 6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  agent: 'M12 3.5v3M7 6.5h10v8H7zM10 10v1m4-1v1M12 14.5v3M5 20.5h14M7 20.5l5-3 5 3',
  audit: 'M6 3.5h9l4 4v13H6zM14.5 4v4H19M9.5 14l2 2 3.5-4',
  identity: 'M3.5 5.5h17v13h-17zM9 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM6 16c.5-2 5.5-2 6 0M15 10h3M15 13.5h3',
  market: 'M4 20.5V4M4 20.5h16.5M7.5 16l4-5 3 2.5L20 6.5',
  chart: 'M4 20.5h16.5M7 17v-5M12 17V5M17 17V9',
  basket: 'M4 9.5h16L18 20H6zM8.5 9.5 12 3.5l3.5 6M10 13.5v3m4-3v3',
  shield: 'M12 3.5 5 6v6c0 4.5 3 7 7 8.5 4-1.5 7-4 7-8.5V6z',
  spark: 'M12 3.5c.5 5 3 8 8.5 8.5-5.5.5-8 3.5-8.5 8.5-.5-5-3-8-8.5-8.5 5.5-.5 8-3.5 8.5-8.5z',
  bolt: 'M13 3.5 5.5 13.5H12l-1 7 7.5-10H12z',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19.5c0-6.5 12-6.5 12 0M15.5 5.5a3 3 0 0 1 0 5.5M17.5 14.5c2 .5 3.5 2 3.5 5',
  building: 'M5 20.5v-17h9v17M14 9.5h5v11M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3',
  code: 'm8.5 7.5-5 4.5 5 4.5M15.5 7.5l5 4.5-5 4.5M13.5 5l-3 14',
  layers: 'm12 4 8.5 4.5L12 13 3.5 8.5zM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5v-3c0-4.5 7-4.5 7 0v3M12 14.5v2',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5l5 5',
  heart: 'M12 20c-6-4.5-8.5-7.5-8.5-11 0-5 6.5-6.5 8.5-2 2-4.5 8.5-3 8.5 2 0 3.5-2.5 6.5-8.5 11z',
  book: 'M12 6.5c-2.5-2-5.5-2-8.5-1.5v13.5c3-.5 6-.5 8.5 1.5 2.5-2 5.5-2 8.5-1.5V5c-3-.5-6-.5-8.5 1.5zM12 6.5V20',
  plug: 'M8.5 3.5v5m7-5v5M5.5 8.5h13V12c0 8-13 8-13 0zM12 18v3',
  compare: 'M4 5h6v14H4zM14 5h6v14h-6zM6 9h2m-2 3h2m8-3h2m-2 3h2',
  sum: 'M17.5 7V4.5H6.5L13 12l-6.5 7.5h11V17',
  fork: 'M12 20.5V14m0 0L6 8V4m6 10 6-6V4M3.5 6.5 6 4l2.5 2.5M15.5 6.5 18 4l2.5 2.5',
  pen: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5',
  money: 'M3.5 6.5h17v11h-17zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 12v.01m11-.01v.01',
  archive: 'M4 4.5h16v4H4zM5.5 8.5h13v11h-13zM10 12.5h4',
  chat: 'M4 5.5h16v11h-8.5L7 20.5v-4H4zM8.5 9.5h7M8.5 12.5h4.5',
  send: 'M12 19V5m-6 6 6-6 6 6',
  thumb:
    'M4 10.5h3.5V20H4zM7.5 11l4-7.5c1.8 0 2.8 1.2 2.5 3l-.5 3h5c1.4 0 2.2 1.2 1.9 2.5l-1.5 6c-.3 1.2-1.2 2-2.4 2h-9',
  restart: 'M5 12a7 7 0 1 0 2.5-5.4M7.5 3v4h4',
  linkedin: 'M5.5 9.5v9M5.5 5.5v.01M10.5 18.5v-9m0 4.5c0-5 8-5.5 8 0v4.5',
  x: 'M4.5 4.5 19.5 19.5M19.5 4.5 4.5 19.5',
} as const;

export type IconName = keyof typeof icons;

const directional: ReadonlySet<IconName> = new Set(['arrow', 'external']);

/** Hidden from screen readers: use it only beside a text with the same meaning. */
export function Icon({ name, className = 'size-3' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames('icon', directional.has(name) && 'mirror-in-rtl', className)}
    >
      <path d={icons[name]} />
    </svg>
  );
}
