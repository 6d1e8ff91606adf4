import { sql } from 'drizzle-orm';
import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { localizedPath } from '../../src-shared/paths.ts';
import type { Database } from '../db/client.ts';
import { writtenAnswers, writtenAnswersVersion } from '../db/schema.ts';
import type { AddedSections } from './find-sections.ts';

/** As that of a section about a fact: staff have written it for just such a question. */
const answerWeight = 2;

/** Another version has other answers. */
export function selectVersion(db: Database) {
  return db.select({ version: writtenAnswersVersion.version }).from(writtenAnswersVersion).limit(1);
}

/** The answers that staff have written and Joe uses, as sections of a language, with their version. */
export async function loadWrittenAnswers(db: Database, locale: Locale): Promise<AddedSections> {
  const [[current], rows] = await db.batch([
    selectVersion(db),
    db.select().from(writtenAnswers).where(sql`active`).orderBy(writtenAnswers.id),
  ]);
  return { version: current?.version ?? '', sections: rows.map((row) => sectionOf(row, locale)) };
}

function sectionOf(row: typeof writtenAnswers.$inferSelect, locale: Locale): KnowledgeSection {
  const { id, path } = row;
  const texts = {
    en: { title: row.questionEn, text: row.answerEn },
    ar: { title: row.questionAr, text: row.answerAr },
  };
  return {
    id: `written/${id}`,
    locale,
    path: path === null ? '' : localizedPath(path, locale),
    ...texts[locale],
    context: '',
    weight: answerWeight,
  };
}
