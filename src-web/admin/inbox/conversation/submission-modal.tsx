import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { DetailDialog } from '../../components/detail.tsx';
import { nameOf } from '../name-of.ts';
import { Actions } from './submission-actions.tsx';
import { SubmissionFields } from './submission-facts.tsx';
import { submissionQuery } from './submission-view.tsx';
import { Timeline } from './timeline.tsx';
import { timelineOf } from './timeline-of.ts';

/** A first look at a submission, without leaving the page. The work on it has a screen of its own. */
export function SubmissionModal({ id, onClose }: { id: string; onClose: () => void }) {
  const navigate = useNavigate();
  const query = useQuery(submissionQuery(id));
  const path = `${adminPaths.inbox}/${id}`;
  return (
    <DetailDialog
      query={query}
      title={({ submission }) => nameOf(submission)}
      fallback={admin.submissions.detail}
      onClose={onClose}
    >
      {(detail) => (
        <div className="grid gap-2">
          <Actions
            submission={detail.submission}
            onReply={() => navigate(path, { state: { start: 'reply' } })}
            isBrief
          />
          <Timeline items={timelineOf(detail)} />
          <SubmissionFields submission={detail.submission} />
          <div>
            <ButtonLink variant="secondary" to={path} icon="arrow">
              {conversation.screen.open}
            </ButtonLink>
          </div>
        </div>
      )}
    </DetailDialog>
  );
}
