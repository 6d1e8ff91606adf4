import { useQuery } from '@tanstack/react-query';
import { adminPaths as paths } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { audit as texts } from '#shared/staff-texts/audit.ts';
import { call } from '../../lib/api.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Select } from '../components/fields.tsx';
import { useFilters } from '../components/filters.tsx';
import { Notes, Row } from '../components/list.tsx';
import { PageTitle } from '../components/page.tsx';
import { Paged } from '../components/paged.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { formatTime } from '../format.ts';
import { staffQuery } from '../queries.ts';

export function AuditView() {
  const { control, query, search } = useFilters('person', 'kind');
  const nameOfStaff = useStaffNames();
  const staff = useQuery(staffQuery).data?.items ?? [];
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <search className="mb-2 flex flex-wrap items-end gap-1.5">
        <Select
          label={texts.person}
          options={Object.fromEntries(staff.map(({ email, name }) => [email, name || email]))}
          {...control('person')}
        />
        <Select label={texts.kind} options={texts.actions} {...control('kind')} />
      </search>
      <Paged
        label={texts.title}
        queryKey={['audit', query]}
        load={(cursor) => call('GET /api/admin/audit', { query: { ...query, limit: 50, cursor } })}
        empty={search ? admin.states.noMatch : texts.empty}
      >
        {({ id, action, detail, by, at, target }) => (
          <Row
            key={id}
            title={texts.actions[action]}
            note={<Notes parts={[nameOfStaff(by), formatTime(at), detail]} />}
          >
            {target && (
              <ButtonLink
                variant="quiet"
                to={`${target.kind === 'submission' ? paths.inbox : paths.newsletter}/${target.id}`}
                label={texts.openOf(texts.actions[action], formatTime(at))}
              >
                {texts.open}
              </ButtonLink>
            )}
          </Row>
        )}
      </Paged>
    </>
  );
}
