import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import type { JobId } from '#shared/paths.ts';
import { jobFacts } from '#shared/site/jobs.ts';
import { dateLocale } from '#shared/time/format-date.ts';
import { optionLabel, texts } from '../../http/texts.ts';

export function titlesOf(locale: Locale, isWanted: (id: JobId) => boolean): string {
  const titles = jobFacts
    .filter(({ id }) => isWanted(id))
    .map(({ position }) => optionLabel(texts[locale], 'career', 'position', position));
  return new Intl.ListFormat(dateLocale[locale]).format(titles);
}

const aboutAll = new Set(['careers/intro', 'careers/positions']);

/** The sections come from the build, which does not know which positions are closed. */
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
