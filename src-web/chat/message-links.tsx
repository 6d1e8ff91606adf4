import { useId } from 'react';
import type { ChatContent } from '#shared/content/en/chat.ts';
import type { Source, SuggestedAction } from '#shared/contracts/chat.ts';
import { paths, splitLocale } from '#shared/paths.ts';
import { useLocale } from '../locale.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { pillClass } from './pill.ts';

const destinations: Record<Exclude<SuggestedAction, 'schedule_demo'>, string> = {
  contact_team: paths.contact,
  get_quote: paths.scheduleDemo,
  view_careers: paths.careers,
  contact_support: paths.contact,
  check_website: paths.products,
};

interface ActionLinksProps {
  actions: SuggestedAction[];
  labels: ChatContent['actions'];
  onNavigate: () => void;
  onBook: () => void;
}

export function ActionLinks({ actions, labels, onNavigate, onBook }: ActionLinksProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {actions.map((action) => (
        <li key={action}>
          {action === 'schedule_demo' ? (
            <button type="button" onClick={onBook} className={pillClass}>
              {labels[action]}
            </button>
          ) : (
            <PageLink to={destinations[action]} onClick={onNavigate} className={pillClass}>
              {labels[action]}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SourceLinksProps {
  label: string;
  sources: Source[];
  onNavigate: () => void;
}

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

function SourceLink({ title, path, onNavigate }: Source & { onNavigate: () => void }) {
  const pageLocale = useLocale();
  const [address = '', fragment] = path.split('#');
  const { locale, path: own } = splitLocale(address);
  const className = 'inline-flex min-h-5.5 items-center text-sm text-accent underline pointer-fine:min-h-3';
  if (locale === pageLocale) {
    return (
      <PageLink to={fragment ? `${own}#${fragment}` : own} onClick={onNavigate} className={className}>
        {title}
      </PageLink>
    );
  }
  return (
    <a href={path} lang={locale} hrefLang={locale} className={className}>
      {title}
    </a>
  );
}
