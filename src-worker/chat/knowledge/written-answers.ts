import { sql } from 'drizzle-orm';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { type Database, database } from '../../db/client.ts';
import { writtenAnswers, writtenAnswersVersion } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { remember } from '../../http/remember.ts';
import type { AddedSections } from './find-sections.ts';

const answers = { en: answersIn('en'), ar: answersIn('ar') };

export function currentWrittenAnswers(env: Bindings, language: Locale): Promise<AddedSections | undefined> {
  return answers[language].read(env);
}

function answersIn(language: Locale) {
  return remember<AddedSections | undefined>({
    initial: undefined,
    failure: 'written_answers_unavailable',
    async load(env, last) {
      const db = database(env);
      const current = await selectVersion(db).get();
      return last && last.version === current?.version ? last : loadWrittenAnswers(db, language);
    },
  });
}

export async function loadWrittenAnswers(db: Database, locale: Locale): Promise<AddedSections> {
  const [[current], rows] = await db.batch([
    selectVersion(db),
    db.select().from(writtenAnswers).where(sql`active`).orderBy(writtenAnswers.id),
  ]);
  return { version: current?.version ?? '', sections: rows.map((row) => sectionOf(row, locale)) };
}

/** Each change renews the version in its transaction. A random version never returns, even after a restore. */
export function renewVersion(db: Database) {
  return db.update(writtenAnswersVersion).set({ version: crypto.randomUUID() });
}

function selectVersion(db: Database) {
  return db.select({ version: writtenAnswersVersion.version }).from(writtenAnswersVersion).limit(1);
}

const answerWeight = 2;

function sectionOf(row: typeof writtenAnswers.$inferSelect, locale: Locale): KnowledgeSection {
  const { id, asks, path } = row;
  const texts = {
    en: { title: row.questionEn, text: row.answerEn },
    ar: { title: row.questionAr, text: row.answerAr },
  };
  return {
    id: `written/${id}`,
    locale,
    path: path === null ? '' : localizedPath(path, locale),
    ...textIn(texts, locale),
    context: '',
    searchPhrases: asks ?? '',
    weight: answerWeight,
  };
}

function textIn<Text extends { text: string }>(texts: Record<Locale, Text>, locale: Locale): Text {
  return texts[locale].text ? texts[locale] : texts[locale === 'en' ? 'ar' : 'en'];
}
