import { classNames } from '../../ui/class-names.ts';
import { capitalized } from './capitalized.ts';

export interface LogEntry {
  time: string;
  label: string;
  /** May be the words of the visitor, so in any language. */
  text: string;
  /** It has its place before it is there, so that nothing moves when it comes. */
  isThere: boolean;
}

/** What has happened in a run, with the time. */
export function Log({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ol>
      {entries.map(({ time, label, text, isThere }, index) => (
        <li
          key={index}
          className={classNames(
            'grid grid-cols-[auto_1fr] gap-x-1.5 border-t border-line py-1',
            !isThere && 'invisible opacity-0',
          )}
        >
          <time dir="ltr" className="tabular text-xs/3 text-ink-soft">
            {time}
          </time>
          <div className="text-sm">
            <p className="font-semibold">{label}</p>
            <p className="text-ink-soft">
              <bdi>{capitalized(text)}</bdi>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
