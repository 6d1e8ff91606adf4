import type { Locale } from '../../src-shared/locales.ts';
import { database } from '../db/client.ts';
import type { Bindings } from '../env.ts';
import { causeOf, log } from '../log.ts';
import type { AddedSections } from './find-sections.ts';
import { loadWrittenAnswers, selectVersion } from './written-answers.ts';

const loaded = new Map<Locale, AddedSections>();

/**
 * The answers that staff have written, in a language. One row is read to know whether they have changed, so each question finds the
 * newest. Without the database those that were loaded before, if any.
 */
export async function currentWrittenAnswers(env: Bindings, language: Locale): Promise<AddedSections | undefined> {
  const known = loaded.get(language);
  const db = database(env);
  try {
    const current = await selectVersion(db).get();
    if (known && known.version === current?.version) return known;
    const answers = await loadWrittenAnswers(db, language);
    loaded.set(language, answers);
    return answers;
  } catch (error) {
    log('error', 'written_answers_unavailable', { cause: causeOf(error) });
    return known;
  }
}
