import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Source } from '../../src-shared/contracts/chat.ts';
import { splitLocale } from '../../src-shared/paths.ts';
import { useLocale } from '../locale.tsx';

interface SourceLinksProps {
  label: string;
  sources: Source[];
  onNavigate: () => void;
}

/** The places on the site that an answer rests on. */
export function SourceLinks({ label, sources, onNavigate }: SourceLinksProps) {
  const id = useId();
  return (
    <div className="mt-1 max-w-full border-s-2 border-line-strong/50 ps-1">
      <p id={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </p>
      <ol aria-labelledby={id}>
        {sources.map((source) => (
          <li key={source.path}>
            <SourceLink {...source} onNavigate={onNavigate} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A page in the language of this one opens without a reload. */
function SourceLink({ title, path, onNavigate }: Source & { onNavigate: () => void }) {
  const pageLocale = useLocale();
  const [address = '', fragment] = path.split('#');
  const { locale, path: own } = splitLocale(address);
  const className = 'inline-flex min-h-5.5 items-center text-sm text-accent underline pointer-fine:min-h-3';
  if (locale === pageLocale) {
    return (
      <Link to={fragment ? `${own}#${fragment}` : own} onClick={onNavigate} className={className}>
        {title}
      </Link>
    );
  }
  return (
    <a href={path} lang={locale} hrefLang={locale} className={className}>
      {title}
    </a>
  );
}
