import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import type { Submission } from '../../../src-shared/contracts/submissions.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import { Action, Fields, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';
import { knownRows } from './known-rows.ts';

/** To staff, in English: a visitor has written. */
export function ReplyNotification({ submission, siteUrl }: { submission: Submission; siteUrl: string }) {
  const { title, lead } = staffMail.received;
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={lead}>
      <Title>{title}</Title>
      <Paragraph>{lead}</Paragraph>
      <Fields rows={knownRows(submission)} />
      <Action href={`${siteUrl}${adminPath}/submissions/${submission.id}`}>{staffMail.open}</Action>
    </Frame>
  );
}
