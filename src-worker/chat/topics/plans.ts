import type { ColumnId } from '#shared/site/plans.ts';
import { termsOf } from '../knowledge/terms.ts';
import { type Group, groupOf, hasOneOf, wordsIn } from './words.ts';

const names: Record<ColumnId, string> = {
  starter: 'starter انطلاق ستارتر',
  growth: 'growth نمو جروث',
  scale: 'scale توسع سكيل',
  enterprise: 'enterprise مؤسسات انتربرايز',
};

const columns = Object.keys(names) as ColumnId[];

export const planWords = Object.values(names).join(' ');

let groups: { plans: Group[]; price: Group; currency: Group } | undefined;

/** The plans that a question names. The names are everyday words, too. */
export function plansIn(question: string): ColumnId[] {
  const words = wordsIn(question);
  return columns.filter((_, index) => hasOneOf([[prepared().plans[index]!]], words));
}

/** A word that names a plan, or asks for its price. */
export function isPlanWord(forms: readonly string[]): boolean {
  terms ??= new Set(termsOf(`${planWords} ${priceWords}`).flat());
  return forms.some((form) => terms!.has(form));
}

/** Words of the question itself count, too: each row of the table asks “how many” of something. */
const priceWords = 'price package plan tier cost month much many باقة سعر شهر تكلفة يكلف كم كام بكم';
let terms: Set<string> | undefined;

export function asksAboutPlan(question: string): boolean {
  return hasOneOf([[prepared().price]], wordsIn(question));
}

export function namesCurrency(question: string): boolean {
  return hasOneOf([[prepared().currency]], wordsIn(question));
}

function prepared() {
  groups ??= {
    plans: columns.map((id) => groupOf(names[id])),
    price: groupOf('~price ~package ~باقة ~سعر plan tier much price كم كام بكم include included'),
    currency: groupOf('riyal riyals sar dinar euro euros pound pounds rupee rupees ريال بالريال دينار يورو جنيه روبيه'),
  };
  return groups;
}
