import { sql } from 'drizzle-orm';
import type { Locale } from '../../src-shared/locales.ts';
import { localizedPath } from '../../src-shared/paths.ts';
import type { Database } from '../db/client.ts';
import { writtenAnswers, writtenAnswersVersion } from '../db/schema.ts';

/** An answer of staff as a section that Joe can find, in one language. */
export interface WrittenSection {
  id: string;
  locale: Locale;
  title: string;
  text: string;
  /** Of the page that says more; undefined when there is none. */
  path?: string;
}

/** The number of changes of the written answers: what was loaded with another one is old. */
export async function writtenAnswersVersionOf(db: Database): Promise<number> {
  const row = await db.select().from(writtenAnswersVersion).get();
  return row?.version ?? 0;
}

/** The answers that staff have written and Joe uses, in a language, with their version. */
export async function loadWrittenAnswers(
  db: Database,
  locale: Locale,
): Promise<{ version: number; sections: WrittenSection[] }> {
  const [[current], rows] = await db.batch([
    db.select().from(writtenAnswersVersion),
    db.select().from(writtenAnswers).where(sql`active`).orderBy(writtenAnswers.id),
  ]);
  return { version: current?.version ?? 0, sections: rows.map((row) => sectionOf(row, locale)) };
}

function sectionOf(row: typeof writtenAnswers.$inferSelect, locale: Locale): WrittenSection {
  const { id, path } = row;
  const [title, text] = { en: [row.questionEn, row.answerEn] as const, ar: [row.questionAr, row.answerAr] as const }[
    locale
  ];
  return { id: `written/${id}`, locale, title, text, ...(path !== null && { path: localizedPath(path, locale) }) };
}
