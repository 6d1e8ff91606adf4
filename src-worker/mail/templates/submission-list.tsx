import { staffMail } from '../../../src-shared/content/en/staff-mail.ts';
import { adminPath } from '../../../src-shared/paths.ts';
import type { Digest } from '../../db/schema.ts';
import { Link, Paragraph } from './elements.tsx';
import { useStyles } from './mail-locale.ts';

interface Props {
  items: (Pick<Digest['first'][number], 'id' | 'formType'> & { detail?: string })[];
  /** The number of all submissions, also of those that are not listed. */
  total: number;
  siteUrl: string;
}

/** Links to submissions by their type: names must not outlive the erasure of a visitor's data. */
export function SubmissionList({ items, total, siteUrl }: Props) {
  const styles = useStyles();
  return (
    <>
      {items.map(({ id, formType, detail }) => (
        <p key={id} style={{ ...styles.text, ...styles.bullet }}>
          <Link href={`${siteUrl}${adminPath}/submissions/${id}`}>{staffMail.formTypes[formType]}</Link>
          {detail && `, ${detail}`}
        </p>
      ))}
      {total > items.length && <Paragraph>{staffMail.more(total - items.length)}</Paragraph>}
    </>
  );
}
