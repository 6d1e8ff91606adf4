import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { adminPath, myOpenSubmissionsPath } from '../../../src-shared/paths.ts';
import type { Assignment } from '../../db/schema.ts';
import { Action, Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';
import { knownRows } from './known-rows.ts';
import { SubmissionList } from './submission-list.tsx';

interface Props extends Assignment {
  /** When it is only one. */
  submission: Submission | undefined;
  siteUrl: string;
}

/** So many submissions are listed. */
const maxListed = 10;

/** To staff, in English: a colleague has assigned submissions to them. */
export function AssignmentNotification({ by, submissions, submission, siteUrl }: Props) {
  const count = submissions.length;
  const { title, lead, list } = staffMail.assignment;
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={lead(by, count)}>
      <Title>{title}</Title>
      <Paragraph>{lead(by, count)}</Paragraph>
      {submission ? (
        <>
          <Fields rows={knownRows(submission)} />
          <Action href={`${siteUrl}${adminPath}/submissions/${submission.id}`}>{staffMail.open}</Action>
        </>
      ) : (
        <>
          <SubmissionList items={submissions.slice(0, maxListed)} total={count} siteUrl={siteUrl} />
          <Action href={siteUrl + myOpenSubmissionsPath}>{list}</Action>
        </>
      )}
    </Frame>
  );
}
