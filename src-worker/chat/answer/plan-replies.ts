import { planNames as planNamesAr } from '#shared/content/ar/plans-with.ts';
import { planNames as planNamesEn } from '#shared/content/en/plans-with.ts';
import { formatPrice } from '#shared/content/format-price.ts';
import { isolated } from '#shared/content/isolated.ts';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import { approximateDirhams, type ColumnId } from '#shared/site/plans.ts';
import { termsOf } from '../knowledge/terms.ts';
import { asksAboutPlan, isPlanWord } from '../topics/plans.ts';
import { type Asked, type Reply, replyOf } from './asked.ts';
import { headingOf, ownText } from './quotes.ts';
import { siteFacts } from './site-facts.ts';
import { topicAnswers } from './topic-answers.ts';

/** A feature of a plan, from the table of the plans. */
export function planRow({ found, question: { language }, site }: Asked): Reply | undefined {
  if (found.plans.length === 0) return undefined;
  const rows = site.filter(({ id, locale }) => locale === language && id.startsWith('pricing/comparison/'));
  const row = closestRow(rows, found.question);
  if (!row) return undefined;
  const cells = ownText(row).replace(/\.$/, '').split(' · ');
  const values = found.plans.map((plan) => cells[columns.indexOf(plan)]!.split(': ') as [string, string]);
  const message = values
    .map(([plan, value]) => topicAnswers[language].planFeature(plan, headingOf(row), value))
    .join('\n');
  return replyOf(message, [row]);
}

/** The price and the features of a plan. */
export function planReply({ found, question, site }: Asked, isTopic: boolean): Reply | undefined {
  const { language, text } = question;
  if (found.plans.length === 0) return undefined;
  if (!isTopic && !asksAboutPlan(found.question) && !asksAboutPlan(text)) return undefined;
  const sections = site.filter(({ id, locale }) => locale === language && id === 'pricing/plans');
  const enterprise = found.plans.includes('enterprise')
    ? [topicAnswers[language].byQuote(enterpriseName[language])]
    : [];
  const message = [...planLines(language, true, found.plans), ...enterprise].join('\n');
  return { ...replyOf(message, sections), suggestedActions: ['get_quote'] };
}

const columns: readonly ColumnId[] = ['starter', 'growth', 'scale', 'enterprise'];
const enterpriseName: Record<Locale, string> = { en: planNamesEn.enterprise, ar: planNamesAr.enterprise };

/** The row whose name has most of the question's words, besides those for a plan and its price. */
function closestRow(rows: readonly KnowledgeSection[], question: string): KnowledgeSection | undefined {
  const words = termsOf(question).filter((forms) => !isPlanWord(forms));
  const counts = rows.map((row) => {
    const own = new Set(termsOf(`${headingOf(row)} ${row.searchPhrases}`).flat());
    return words.filter((forms) => forms.some((form) => own.has(form))).length;
  });
  const most = Math.max(0, ...counts);
  return most > 0 && most >= words.length / 2 ? rows[counts.indexOf(most)] : undefined;
}

export function planLines(language: Locale, features: boolean, only?: readonly ColumnId[]): string[] {
  const { plans, priceLabels } = siteFacts[language];
  return plans
    .filter(({ id }) => only?.includes(id) ?? true)
    .map((plan) => {
      const { amount, period } = formatPrice(plan.price, priceLabels);
      // In Arabic text `$49` would be read as `49$`.
      const own = [language === 'ar' ? isolated(amount) : amount, period].filter(Boolean).join(' ');
      const dirhams = period && priceLabels.dirhams(approximateDirhams(plan.price.amount));
      const price = dirhams ? `${own} (${dirhams})` : own;
      return `• **${plan.name}**: ${[price, ...(features ? plan.features : [])].join(' · ')}`;
    });
}
