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

const linkClass = 'text-accent underline';

/** The places on the site that an answer rests on. */
export function SourceLinks({ label, sources, onNavigate }: SourceLinksProps) {
  const id = useId();
  const pageLocale = useLocale();
  return (
    <div className="mt-1 max-w-full text-xs">
      <p id={id} className="font-semibold text-ink-soft">
        {label}
      </p>
      <ol aria-labelledby={id} className="mt-0.5 grid gap-0.5">
        {sources.map(({ title, path }) => {
          const [address = '', fragment] = path.split('#');
          const { locale, path: own } = splitLocale(address);
          return (
            <li key={path}>
              {locale === pageLocale ? (
                <Link to={fragment ? `${own}#${fragment}` : own} onClick={onNavigate} className={linkClass}>
                  {title}
                </Link>
              ) : (
                <a href={path} lang={locale} hrefLang={locale} className={linkClass}>
                  {title}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
