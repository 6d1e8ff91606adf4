import { sql } from 'drizzle-orm';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { type Database, database } from '../../db/client.ts';
import { writtenAnswers, writtenAnswersVersion } from '../../db/schema.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import type { AddedSections } from './find-sections.ts';

const loaded = new Map<Locale, AddedSections>();

export async function currentWrittenAnswers(env: Bindings, language: Locale): Promise<AddedSections | undefined> {
  const cached = loaded.get(language);
  const db = database(env);
  try {
    const current = await selectVersion(db).get();
    if (cached && cached.version === current?.version) return cached;
    const answers = await loadWrittenAnswers(db, language);
    loaded.set(language, answers);
    return answers;
  } catch (error) {
    log('error', 'written_answers_unavailable', { cause: error });
    return cached;
  }
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
