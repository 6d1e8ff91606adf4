import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import { digestOffPath, myOpenSubmissionsPath } from '../../../src-shared/paths.ts';
import type { Digest } from '../../db/schema.ts';
import { formatGulfTime } from '../dates.ts';
import { Action, Links, Paragraph, Title } from './elements.tsx';
import { Frame } from './frame.tsx';
import { SubmissionList } from './submission-list.tsx';

/** To staff, in English: what is open and assigned to them. */
export function StaffDigest({ open, first, siteUrl }: Digest & { siteUrl: string }) {
  const { title, lead, waiting, answered, list, why, turnOff } = staffMail.digest;
  const items = first.map(({ since, ...item }) => ({
    ...item,
    detail: since === null ? answered : waiting(formatGulfTime(since)),
  }));
  return (
    <Frame locale="en" siteUrl={siteUrl} preheader={lead}>
      <Title>{title(open)}</Title>
      <Paragraph>{lead}</Paragraph>
      <SubmissionList items={items} total={open} siteUrl={siteUrl} />
      <Action href={siteUrl + myOpenSubmissionsPath}>{list}</Action>
      <Paragraph>{why}</Paragraph>
      <Links items={[{ label: turnOff, href: siteUrl + digestOffPath }]} />
    </Frame>
  );
}
