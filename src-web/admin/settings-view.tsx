import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { settings as texts } from '#shared/staff-texts/settings.ts';
import { Badge } from '../ui/badge.tsx';
import { List, Row } from './components/list.tsx';
import { PageTitle, Panel } from './components/page.tsx';
import { formatCount } from './format.ts';
import { groupsOf, navSectionOf, useNavSections } from './nav-sections.ts';
import { mailStateQuery } from './queries.ts';

/** All pages of the settings that the roles allow, in their groups. */
export function SettingsView() {
  const section = navSectionOf(useNavSections(), paths.settings)!;
  const failed = useQuery(mailStateQuery).data?.failed ?? 0;
  return (
    <>
      <PageTitle title={admin.navSections.settings} />
      <nav aria-label={texts.all} className="grid items-start gap-3 md:grid-cols-2 xl:grid-cols-3">
        {groupsOf(section).map(({ name, views }) => (
          <Panel key={name} title={texts.groups[name]}>
            <List label={texts.groups[name]}>
              {views.map(({ to, label, line }) => (
                <Row key={to} to={to} title={label} note={line}>
                  {to === paths.mail && failed > 0 && (
                    <Link to={`${paths.mail}?status=failed`} className="inline-flex min-h-5.5 items-center">
                      <Badge tone="danger">{texts.failed(formatCount(failed))}</Badge>
                    </Link>
                  )}
                </Row>
              ))}
            </List>
          </Panel>
        ))}
      </nav>
    </>
  );
}
