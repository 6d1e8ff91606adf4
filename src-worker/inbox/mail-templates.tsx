import { Fragment } from 'react';
import { mail } from '#shared/content/en/mail.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import type { Locale } from '#shared/locales.ts';
import { adminPath, digestOffPath, myOpenSubmissionsPath, notificationsPath, submissionsPath } from '#shared/paths.ts';
import { staffMail } from '#shared/staff-texts/mails-to-staff.ts';
import { fullName } from '#shared/text/full-name.ts';
import { formatGulfTime } from '#shared/time/format-date.ts';
import type { Assignment, Digest } from '../db/schema.ts';
import { Action, Fields, Layout, Link, Links, Paragraph, Title, useStyles } from '../mail/layout.tsx';
import { MarkdownText } from '../mail/markdown-text.tsx';

interface AssignmentProps extends Assignment {
  submission: Submission | undefined;
  siteUrl: string;
}

const maxListed = 10;

export function AssignmentNotification({ by, submissions, submission, siteUrl }: AssignmentProps) {
  const count = submissions.length;
  const { title, lead, list } = staffMail.assignment;
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={lead(by, count)}>
      <Title>{title}</Title>
      <Paragraph>{lead(by, count)}</Paragraph>
      {submission ? (
        <>
          <Fields rows={knownRows(submission)} />
          <Action href={`${siteUrl}${adminPath}/inbox/${submission.id}`}>{staffMail.open}</Action>
        </>
      ) : (
        <>
          <SubmissionList items={submissions.slice(0, maxListed)} total={count} siteUrl={siteUrl} />
          <Action href={siteUrl + myOpenSubmissionsPath}>{list}</Action>
        </>
      )}
    </Layout>
  );
}

interface AboutProps {
  submission: Submission;
  siteUrl: string;
}

export function ReplyNotification(props: AboutProps) {
  return <About {...staffMail.received} {...props} />;
}

export function MentionNotification({ by, ...props }: AboutProps & { by: string }) {
  const { title, lead } = staffMail.mention;
  return <About title={title} lead={lead(by)} {...props} />;
}

function About({ title, lead, submission, siteUrl }: AboutProps & { title: string; lead: string }) {
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={lead}>
      <Title>{title}</Title>
      <Paragraph>{lead}</Paragraph>
      <Fields rows={knownRows(submission)} />
      <Action href={`${siteUrl}${adminPath}/inbox/${submission.id}`}>{staffMail.open}</Action>
    </Layout>
  );
}

interface ReplyProps {
  locale: Locale;
  text: string;
  siteUrl: string;
}

export function Reply({ locale, text, siteUrl }: ReplyProps) {
  return (
    <Layout locale={locale} siteUrl={siteUrl}>
      <MarkdownText siteUrl={siteUrl} keepsLines>
        {text}
      </MarkdownText>
    </Layout>
  );
}

export function StaffDigest({ open, first, came = [], replied, siteUrl }: Digest & { siteUrl: string }) {
  const texts = staffMail.digest;
  const items = first.map(({ since, ...item }) => ({
    ...item,
    detail: since === null ? texts.answered : texts.waiting(formatGulfTime(since)),
  }));
  const news = came.reduce((sum, { count }) => sum + count, 0);
  return (
    <Layout locale="en" siteUrl={siteUrl} preheader={texts.subject(open, news, replied?.count)}>
      <Title>{news > 0 ? texts.newTitle(news) : replied ? texts.repliedTitle(replied.count) : texts.title(open)}</Title>
      {came.map(({ formType, count, first: listed }) => (
        <Fragment key={formType}>
          <Paragraph>{texts.came[formType](count)}</Paragraph>
          <SubmissionList
            items={listed.map(({ id, at }) => ({ id, formType, detail: texts.cameAt(formatGulfTime(at)) }))}
            total={count}
            siteUrl={siteUrl}
          />
        </Fragment>
      ))}
      {replied && (
        <>
          <Paragraph>{texts.replied(replied.count)}</Paragraph>
          <SubmissionList
            items={replied.first.map(({ at, ...item }) => ({ ...item, detail: texts.cameAt(formatGulfTime(at)) }))}
            total={replied.count}
            siteUrl={siteUrl}
          />
        </>
      )}
      {open > 0 && (
        <>
          <Paragraph>{news > 0 || replied ? `${texts.title(open)}. ${texts.lead}` : texts.lead}</Paragraph>
          <SubmissionList items={items} total={open} siteUrl={siteUrl} />
        </>
      )}
      <Action href={siteUrl + (open > 0 ? myOpenSubmissionsPath : submissionsPath)}>{texts.list}</Action>
      <Paragraph>{texts.why}</Paragraph>
      <Links
        items={[
          { label: texts.choose, href: siteUrl + notificationsPath },
          ...(open > 0 ? [{ label: texts.turnOff, href: siteUrl + digestOffPath }] : []),
        ]}
      />
    </Layout>
  );
}

interface ListProps {
  items: (Pick<Digest['first'][number], 'id' | 'formType'> & { detail?: string })[];
  total: number;
  siteUrl: string;
}

function SubmissionList({ items, total, siteUrl }: ListProps) {
  const styles = useStyles();
  return (
    <>
      {items.map(({ id, formType, detail }) => (
        <p key={id} style={{ ...styles.text, ...styles.bullet }}>
          <Link href={`${siteUrl}${adminPath}/inbox/${id}`}>{staffMail.formTypes[formType]}</Link>
          {detail && `, ${detail}`}
        </p>
      ))}
      {total > items.length && <Paragraph>{staffMail.more(total - items.length)}</Paragraph>}
    </>
  );
}

function knownRows(submission: Submission) {
  const { form_type, company, additional_data } = submission;
  return [
    [mail.fields.name, fullName(submission)],
    [staffMail.type, staffMail.formTypes[form_type]],
    [mail.fields.position, additional_data.position],
    [mail.fields.company, company],
  ] as const;
}
