import { jobFacts } from '../../../src-shared/jobs.ts';
import type { KnowledgeSection } from '../../../src-shared/knowledge/section.ts';
import type { Locale } from '../../../src-shared/locales.ts';
import type { JobId } from '../../../src-shared/paths.ts';
import { dateLocale } from '../../../src-shared/time/format-date.ts';
import { optionLabel, texts } from '../../http/texts.ts';

export function titlesOf(locale: Locale, isWanted: (id: JobId) => boolean): string {
  const titles = jobFacts
    .filter(({ id }) => isWanted(id))
    .map(({ position }) => optionLabel(texts[locale], 'career', 'position', position));
  return new Intl.ListFormat(dateLocale[locale]).format(titles);
}

const aboutAll = new Set(['careers/intro', 'careers/positions']);

/** The sections are of the build, which does not know which positions are closed. */
export function noteClosed(
  sections: readonly KnowledgeSection[],
  closed: readonly JobId[],
): readonly KnowledgeSection[] {
  if (closed.length === 0) return sections;
  return sections.map((section) => {
    const { id, locale, text } = section;
    const titles = titlesOf(locale, (job) => closed.includes(job) && (aboutAll.has(id) || id.startsWith(`${job}/`)));
    return titles === '' ? section : { ...section, text: `${texts[locale].positions.nowClosed(titles)} ${text}` };
  });
}
