import { type KeyboardEvent, type RefObject, useState } from 'react';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { classNames } from '../../ui/class-names.ts';
import { applyFormat } from './edit-textarea.ts';
import { formats } from './markdown-edits.ts';

const actions = [...formats, 'picture'] as const;
const shortcuts: Partial<Record<string, string>> = { bold: 'B', italic: 'I', link: 'K' };

interface MarkdownToolbarProps {
  /** The id of the text area. */
  controls: string;
  textarea: RefObject<HTMLTextAreaElement | null>;
  onPicture: () => void;
}

/** The WAI-ARIA toolbar pattern: one stop for Tab, arrow keys within. */
export function MarkdownToolbar({ controls, textarea, onPicture }: MarkdownToolbarProps) {
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + actions.length) % actions.length;
    setCurrent(index);
    event.currentTarget.querySelectorAll('button')[index]!.focus();
  }

  return (
    <div
      role="toolbar"
      aria-label={texts.formatting}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="flex flex-wrap gap-0.5"
    >
      {actions.map((action, index) => {
        const key = shortcuts[action];
        return (
          <button
            key={action}
            type="button"
            tabIndex={index === current ? 0 : -1}
            title={key && `Ctrl ${key}`}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            onFocus={() => setCurrent(index)}
            // A press leaves the focus, and so the selection, in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (action === 'picture' ? onPicture() : applyFormat(textarea.current!, action))}
            className={classNames(
              'min-h-5.5 rounded-sm border border-line bg-raised px-1.25 text-sm hover:border-ink',
              action === 'bold' && 'font-bold',
              action === 'italic' && 'italic',
            )}
          >
            {action === 'picture' ? texts.picture.add : texts.formats[action]}
          </button>
        );
      })}
    </div>
  );
}
