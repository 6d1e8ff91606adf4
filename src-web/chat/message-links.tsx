import { type ReactNode, useId } from 'react';
import type { ChatContent } from '#shared/content/en/chat.ts';
import type { Source, SuggestedAction } from '#shared/contracts/chat.ts';
import { paths, splitLocale } from '#shared/paths.ts';
import { useLocale } from '../locale.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { pillClass } from './pill.ts';
import { requestedPlan } from './requested-plan.ts';

type OwnAction = 'schedule_demo' | 'contact_team';

/** The actions of the panel itself; the others lead to a page. */
export type ChatActions = Record<OwnAction, () => void>;

const destinations: Record<Exclude<SuggestedAction, OwnAction>, string> = {
  get_quote: paths.scheduleDemo,
  view_careers: `${paths.careers}#positions`,
  contact_support: paths.contact,
  check_website: paths.products,
};

interface ActionLinksProps {
  actions: SuggestedAction[];
  labels: ChatContent['actions'];
  /** The sources that the answer cites. */
  cited?: Source[];
  /** The texts of the conversation up to the answer. */
  read?: () => string[];
  own: ChatActions;
  onNavigate: () => void;
}

export function ActionLinks({ actions, labels, cited = [], read = () => [], own, onNavigate }: ActionLinksProps) {
  function actionLink(action: SuggestedAction) {
    const props = { onClick: onNavigate, className: pillClass, children: labels[action] };
    if (action === 'schedule_demo' || action === 'contact_team') {
      return <button type="button" {...props} onClick={own[action]} />;
    }
    const [source] = cited;
    if (action === 'check_website' && source) {
      return (
        <SitePageLink {...props} path={source.path}>
          {labels.check_source}
        </SitePageLink>
      );
    }
    return <PageLink {...props} to={action === 'get_quote' ? quoteForm(cited, read) : destinations[action]} />;
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {actions.map((action) => (
        <li key={action}>{actionLink(action)}</li>
      ))}
    </ul>
  );
}

function quoteForm(cited: Source[], read: () => string[]): string {
  if (cited.some(({ path }) => path.includes(paths.partner))) return `${paths.partner}#inquiry`;
  const plan = requestedPlan(read());
  return plan ? `${paths.scheduleDemo}?about=${plan}` : paths.scheduleDemo;
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
            <SitePageLink
              path={source.path}
              onClick={onNavigate}
              className="inline-flex min-h-5.5 items-center text-sm text-accent underline pointer-fine:min-h-3"
            >
              {source.title}
            </SitePageLink>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface SitePageLinkProps {
  /** The path has the language. */
  path: string;
  onClick: () => void;
  className: string;
  children: ReactNode;
}

function SitePageLink({ path, onClick, className, children }: SitePageLinkProps) {
  const pageLocale = useLocale();
  const [address = '', fragment] = path.split('#');
  const { locale, path: own } = splitLocale(address);
  if (locale === pageLocale) {
    return (
      <PageLink to={fragment ? `${own}#${fragment}` : own} onClick={onClick} className={className}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={path} lang={locale} hrefLang={locale} className={className}>
      {children}
    </a>
  );
}
