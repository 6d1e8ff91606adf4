import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Source } from '../../src-shared/contracts/chat.ts';

interface SourceLinksProps {
  label: string;
  sources: Source[];
  onNavigate: () => void;
}

/** The pages that an answer rests on. */
export function SourceLinks({ label, sources, onNavigate }: SourceLinksProps) {
  const id = useId();
  return (
    <div className="mt-1 max-w-full text-xs">
      <p id={id} className="font-semibold text-ink-soft">
        {label}
      </p>
      <ol aria-labelledby={id} className="mt-0.5 grid gap-0.5">
        {sources.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} onClick={onNavigate} className="text-accent underline">
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
