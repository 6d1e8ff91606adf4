import { Link } from 'react-router-dom';
import { brand } from '../../src-shared/brand.ts';
import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import type { SuggestedAction } from '../../src-shared/contracts/chat.ts';
import { paths } from '../../src-shared/paths.ts';
import { pillClass } from './pill.ts';

const mail = `mailto:${brand.email}`;

const destinations: Record<SuggestedAction, string> = {
  schedule_demo: paths.scheduleDemo,
  contact_team: mail,
  get_quote: paths.scheduleDemo,
  view_careers: paths.careers,
  contact_support: mail,
  check_website: paths.products,
};

interface ActionLinksProps {
  actions: SuggestedAction[];
  labels: ChatContent['actions'];
  /** Not called for `mailto:` links. */
  onNavigate: () => void;
}

export function ActionLinks({ actions, labels, onNavigate }: ActionLinksProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {actions.map((action) => {
        const to = destinations[action];
        return (
          <li key={action}>
            {to === mail ? (
              <a href={to} className={pillClass}>
                {labels[action]}
              </a>
            ) : (
              <Link to={to} onClick={onNavigate} className={pillClass}>
                {labels[action]}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
