import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import { planProduct } from '#shared/site/plans.ts';
import { type ProductFacts, productFacts } from '#shared/site/products.ts';
import type { ConversationEntry } from '../history.ts';
import { type Group, groupOf, hasOneOf, hasOnly, wordsIn } from './words.ts';

type ProductKey = keyof typeof productFacts;

const ways: Record<ProductKey, readonly (readonly string[])[]> = {
  lagentry: [['lagentry lagentri لاجنتري']],
  aiAuditor: [['auditor مدقق']],
  idVerification: [['id identity هويه', '~verification ~تحقق'], ['kyc']],
  marketeye: [['marketeye eye ماركتاي ماركت'], ['عين', 'سوق']],
  aiDataAnalyst: [['analyst محلل']],
  uaeEcommerceAggregator: [['aggregator'], ['~مقارنة', 'اسعار'], ['price', '~comparison']],
};

export const productWords = Object.values(ways).flat(2).join(' ');

const products = Object.keys(ways) as ProductKey[];

let phrases: { product: ProductFacts; groups: Group[][] }[] | undefined;

export function productIn(text: string): ProductFacts | undefined {
  phrases ??= products.map((key) => ({ product: productFacts[key], groups: ways[key].map((way) => way.map(groupOf)) }));
  const words = wordsIn(text);
  return phrases.find(({ groups }) => hasOneOf(groups, words))?.product;
}

/** True for the product's own sections, and for others that name it. */
export function isAboutProduct({ id, title, text }: KnowledgeSection, product: ProductFacts): boolean {
  const isOwn = id.startsWith(`${product.id}/`) || (product.id === planProduct && id.startsWith('pricing/'));
  return isOwn || productIn(`${title} ${text}`) === product;
}

let namesOnly: Group | undefined;

export function onlyNamesProduct(question: string): boolean {
  namesOnly ??= groupOf(
    `${productWords} your product platform ai the uae ecommerce commerce data منتج منتجكم منصه ذكي ذكاء اصطناعي نبذه هويه من تحقق بيانات`,
  );
  return productIn(question) !== undefined && hasOnly(namesOnly, wordsIn(question));
}

const maxWordsOfFollowUp = 4;
const pronoun = /\b(?:it|its|this|that|one)\b/i;

/** A short question, or one with a pronoun, is about the last product that the visitor has named. */
export function lastProduct(question: string, history: readonly ConversationEntry[]): ProductFacts | undefined {
  if (!pronoun.test(question) && wordsIn(question).length > maxWordsOfFollowUp) return undefined;
  const asked = history.filter(({ role }) => role === 'user').map(({ content }) => productIn(content));
  return asked.findLast((product) => product !== undefined);
}
