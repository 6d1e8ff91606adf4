import { sql } from 'drizzle-orm';
import type { Duplicate } from '#shared/contracts/conversation.ts';
import { fullName } from '#shared/text/full-name.ts';
import type { Database } from '../../db/client.ts';
import { formSubmissions } from '../../db/schema.ts';

const maxShown = 5;

/** Applications that may be from the same person, or other demos of the same address. */
export function selectDuplicates(db: Database, id: string) {
  const ofRecord = (column: string, types = `'career'`) =>
    sql`(SELECT ${sql.raw(column)} FROM form_submissions AS record WHERE record.id = ${id} AND form_type IN (${sql.raw(types)}))`;
  const sameType = sql`+form_type = ${ofRecord('form_type', `'career', 'demo'`)}`;
  const sameEmail = sql`lower(form_submissions.email) = ${ofRecord('lower(email)', `'career', 'demo'`)}`;
  const sameName = sql`form_submissions.folded_name = ${ofRecord('folded_name')}`;
  const filesOf = sql`(SELECT sha256 FROM attachments WHERE submission_id = ${ofRecord('id')})`;
  const sameFile = sql`EXISTS (SELECT 1 FROM attachments WHERE submission_id = form_submissions.id AND sha256 IN ${filesOf})`;
  // One more than is shown, because the record itself is among them.
  const newest = (condition: typeof sameEmail) =>
    sql`SELECT seq FROM (SELECT seq FROM form_submissions WHERE ${condition} AND ${sameType}
      ORDER BY seq DESC LIMIT ${maxShown + 1})`;
  const { firstName, lastName, additionalData, submittedAt, stage, demoAt, demoStatus } = formSubmissions;
  return db
    .select({
      id: formSubmissions.id,
      firstName,
      lastName,
      additionalData,
      submittedAt,
      stage,
      demoAt,
      demoStatus,
      sameEmail: sql<number>`${sameEmail}`.as('same_email'),
      sameName: sql<number | null>`${sameName}`.as('same_name'),
      sameFile: sql<number>`${sameFile}`.as('same_file'),
    })
    .from(formSubmissions)
    .where(
      sql`seq IN (
        ${newest(sameEmail)} UNION ${newest(sameName)} UNION
        SELECT seq FROM form_submissions WHERE id IN (
          SELECT submission_id FROM attachments WHERE sha256 IN ${filesOf}
          GROUP BY submission_id ORDER BY max(created_at) DESC LIMIT ${maxShown + 1}
        )
      ) AND ${sameType} AND form_submissions.id <> ${id}`,
    )
    .orderBy(sql`+seq DESC`)
    .limit(maxShown);
}

type Row = Awaited<ReturnType<typeof selectDuplicates>>[number];

export function duplicateOf(row: Row): Duplicate {
  const { id, firstName, lastName, additionalData, submittedAt, stage } = row;
  const same = [row.sameEmail && 'email', row.sameName && 'name', row.sameFile && 'file'] as const;
  return {
    id,
    name: fullName({ first_name: firstName, last_name: lastName }),
    position: additionalData?.position ?? null,
    submitted_at: submittedAt,
    stage,
    demo: row.demoAt && row.demoStatus ? { startsAt: row.demoAt, status: row.demoStatus } : null,
    same: same.filter((one) => one === 'email' || one === 'name' || one === 'file'),
  };
}
