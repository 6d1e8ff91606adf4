import { adminPaths } from '#shared/admin/paths.ts';
import type { StaffSubmission } from '#shared/contracts/inbox.ts';
import { board } from '#shared/staff-texts/board.ts';
import { keeping as texts } from '#shared/staff-texts/hiring.ts';
import { call } from '#web/lib/api.ts';
import { Notes, Row } from '../../components/list.tsx';
import { Panel } from '../../components/page.tsx';
import { Paged } from '../../components/paged.tsx';
import { formatDate } from '../../format.ts';
import { nameOf } from '../name-of.ts';

/** Applications whose applicants agree that they are kept; each is also in the list of its stage. */
export function KeptList({ position }: { position: string }) {
  return (
    <Panel title={texts.list} className="mt-2">
      <Paged
        label={texts.list}
        queryKey={['applications', 'kept', position]}
        load={(cursor) =>
          call('GET /api/admin/submissions', {
            query: { formType: 'career', kept: 'true', limit: 25, cursor, ...(position && { position }) },
          })
        }
        empty={texts.empty}
      >
        {(application) => <KeptRow key={application.id} application={application} />}
      </Paged>
    </Panel>
  );
}

function KeptRow({ application }: { application: StaffSubmission }) {
  const { id, stage, keep, additional_data: data } = application;
  return (
    <Row
      to={`${adminPaths.applications}/${id}`}
      title={<bdi>{nameOf(application)}</bdi>}
      note={
        <Notes
          parts={[
            data.position,
            data.experience,
            stage && board.stages[stage],
            keep && texts.keptUntil(formatDate(keep.until)),
          ]}
        />
      }
    />
  );
}
