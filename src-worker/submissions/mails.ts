import type { Submission } from '../../src-shared/contracts/submissions.ts';
import { type Bindings, configOf } from '../env.ts';
import type { NewEmail } from '../mail/outbox.ts';
import { submissionSubjects } from '../mail/subjects.ts';

export function submissionMails(env: Bindings, submission: Submission): NewEmail[] {
  const { form_type: type, submitted_at: now, id: submissionId } = submission;
  const subjects = submissionSubjects(submission);
  const about = { submissionId, dueAt: now, createdAt: now };
  return [
    {
      ...about,
      id: crypto.randomUUID(),
      kind: `${type}_confirmation`,
      to: submission.email,
      subject: subjects.confirmation,
    },
    ...configOf(env).STAFF_ADDRESSES.map((to) => ({
      ...about,
      id: crypto.randomUUID(),
      kind: `${type}_notification` as const,
      to,
      subject: subjects.notification,
    })),
  ];
}
