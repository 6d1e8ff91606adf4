import { confidenceOf } from '#shared/chat/confidence.ts';
import { planNames as planNamesAr } from '#shared/content/ar/plans-with.ts';
import { topicAnswers as arabicAnswers } from '#shared/content/ar/topic-answers.ts';
import { planNames as planNamesEn } from '#shared/content/en/plans-with.ts';
import { topicAnswers as englishAnswers, type TopicAnswers } from '#shared/content/en/topic-answers.ts';
import { formatPrice } from '#shared/content/format-price.ts';
import { isolated } from '#shared/content/isolated.ts';
import type { BookingTime, BookingWish, ChatReply } from '#shared/contracts/chat.ts';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import type { JobId } from '#shared/paths.ts';
import { approximateDirhams, type ColumnId, planProduct } from '#shared/site/plans.ts';
import type { ConversationEntry } from '../history.ts';
import type { FoundFor } from '../knowledge/find-sections.ts';
import { hasSubject, termsOf } from '../knowledge/terms.ts';
import type { Question } from '../store.ts';
import { asksAboutPlan, isPlanWord, namesCurrency } from '../topics/plans.ts';
import { onlyNamesProduct } from '../topics/products.ts';
import { bookingWishOf, topicOf, wantsPerson } from '../topics/topic-of.ts';
import type { Topic } from '../topics/topics.ts';
import { bookedSentence } from './booked.ts';
import { cannedReplies, suggestedActionsOf } from './canned-reply.ts';
import { siteFacts, sourcesOf, sourceTitle } from './prompt.ts';
import { answersQuantity, headingOf, ownText, type Quote, quotesOf } from './quotes.ts';

/** A question, with what Joe knows about it. */
export interface Asked {
  question: Pick<Question, 'text' | 'language'>;
  found: FoundFor;
  /** The sections of every language. */
  site: readonly KnowledgeSection[];
  closed: readonly JobId[];
  /** The start of the demo that was booked in this conversation. */
  bookedAt?: string | undefined;
  bookingTime?: BookingTime | undefined;
  /** The office on the day that the question names. */
  officeDay?: string | undefined;
  /** Joe did not know the answer to the question before, either. */
  missedBefore?: boolean;
  /** The sentence for someone who asks for a person while no one is there. */
  afterHours?: string | undefined;
}

type Reply = Omit<ChatReply, 'messageId'>;

const answers: Record<Locale, TopicAnswers> = { en: englishAnswers, ar: arabicAnswers };

/** Two questions in one message are answered one after the other, if Joe knows both answers. */
export function replyWithoutModel(asked: Asked): Reply {
  const { found, question } = asked;
  const replies = found.parts.map((part) =>
    replyToOne({ ...asked, found: part, question: { ...question, text: part.text } }),
  );
  const [first, ...others] = replies.length > 0 && replies.every(isAnswer) ? replies : [replyToOne(asked)];
  const whole = others.reduce(joined, first!);
  const offersPerson = whole.unanswered || wantsPerson(question.text) || wantsPerson(found.question);
  return { ...whole, suggestedActions: [...new Set([...whole.suggestedActions, ...(offersPerson ? [person] : [])])] };
}

const person = 'contact_team' as const;

const isAnswer = ({ unanswered }: Reply) => !unanswered;

function joined(one: Reply, other: Reply): Reply {
  return {
    ...one,
    message: one.message === other.message ? one.message : `${one.message}\n\n${other.message}`,
    suggestedActions: [...one.suggestedActions, ...other.suggestedActions],
    sources: [
      ...one.sources,
      ...other.sources.filter(({ path }) => one.sources.every((source) => source.path !== path)),
    ],
  };
}

/** A staff member's answer comes first, then a topic or a plan, then what the search is sure of. */
function replyToOne(asked: Asked): Reply {
  const { found, question, site } = asked;
  const written = [found.sections[0], found.sure[0]].find((section) => section?.id.startsWith('written/'));
  if (found.confident && written) return reply(written.text, [written]);
  const topic = topicIn(asked);
  const booked = bookedReply(asked, topic);
  if (booked) return booked;
  const row = topic?.id === 'notOnSite' ? undefined : planRow(asked);
  if (row) return row;
  if (topic && topic.id !== 'plans' && topic.id !== 'prices') return topicReply(topic, asked);
  const plans = planReply(asked, topic !== undefined);
  if (plans) return plans;
  if (topic) return topicReply(topic, asked);
  const product = productReply(asked);
  if (product) return product;
  const quotes = quotesOf(withItems(found.sure, site), question.text).filter((quote) =>
    answersQuantity(found.question, quote),
  );
  return quotes.length > 0 ? sureReply(quotes, asked) : unsureReply(asked);
}

/** The demo of this conversation, when the question is about it. Its buttons stand below. */
function bookedReply(asked: Asked, topic: Topic | undefined): Reply | undefined {
  const { bookedAt, question } = asked;
  const isOther = topic !== undefined && topic.id !== 'moving' && topic.id !== 'booking' && topic.id !== 'endingPlan';
  if (!bookedAt || isOther || wishIn(asked) !== 'change') return undefined;
  return reply(bookedSentence(bookedAt, question.language), []);
}

/** The visitor asks for a demo, or for a change of one. */
export function wishIn({ question, found, bookedAt }: Asked): BookingWish | undefined {
  const isBooked = bookedAt !== undefined;
  return bookingWishOf(question.text, isBooked) ?? bookingWishOf(found.question, isBooked);
}

/** A follow-up may need the question before, but never repeats its answer. */
function topicIn({ question, found: { question: searched, before } }: Asked): Topic | undefined {
  const own = topicOf(question.text) ?? topicOf(searched);
  if (own || before === undefined) return own;
  const joint = topicOf(`${before} ${searched}`);
  return joint?.id === topicOf(before)?.id ? undefined : joint;
}

/** In place of a list of names, what its items say. */
function withItems(sections: readonly KnowledgeSection[], site: readonly KnowledgeSection[]): KnowledgeSection[] {
  const lists = sections.filter(({ namesOnly }) => namesOnly);
  const items = lists.flatMap((list) =>
    site.filter(({ id, locale }) => locale === list.locale && id.startsWith(`${list.id}/`)),
  );
  return [...new Set([...sections, ...items])];
}

function sureReply([first, ...others]: Quote[], { question }: Asked): Reply {
  const { quote, also } = answers[question.language];
  const more = others.length > 0 ? `\n\n${also}\n${lines(others)}` : '';
  const message = `${quote(sourceTitle(first!.section))}\n\n${first!.sentence}${more}`;
  return reply(
    message,
    [first!, ...others].map(({ section }) => section),
  );
}

function unsureReply({ found, site, question, missedBefore }: Asked): Reply {
  const { nearest, askTeam, missedAgain } = answers[question.language];
  const quotes = quotesOf(withItems(found.nearest, site), question.text);
  const message =
    quotes.length > 0
      ? `${nearest}\n\n${lines(quotes)}\n\n${missedBefore ? missedAgain : askTeam}`
      : cannedReplies(question.language, []).fallback;
  return {
    ...reply(message, quotes.length > 0 ? quotes.map(({ section }) => section) : found.nearest),
    suggestedActions: [person],
    ...(hasSubject(found.question) && { unanswered: true }),
  };
}

export function withFailure(reply: Reply, language: Locale): Reply {
  return { ...reply, message: `${answers[language].failed}\n\n${reply.message}` };
}

export function missedIn(history: readonly ConversationEntry[], language: Locale): boolean {
  const last = history.findLast(({ role }) => role === 'assistant');
  return last?.content.startsWith(answers[language].nearest) ?? false;
}

function lines(quotes: readonly Quote[]): string {
  return quotes.map(({ heading, sentence }) => `• **${heading}**: ${sentence}`).join('\n');
}

function reply(message: string, sections: readonly KnowledgeSection[]): Reply {
  return { message, confidence: confidenceOf.canned, suggestedActions: [], sources: sourcesOf(sections) };
}

/** A feature of a plan, from the table of the plans. */
function planRow({ found, question: { language }, site }: Asked): Reply | undefined {
  if (found.plans.length === 0) return undefined;
  const rows = site.filter(({ id, locale }) => locale === language && id.startsWith('pricing/comparison/'));
  const row = closestRow(rows, found.question);
  if (!row) return undefined;
  const cells = ownText(row).replace(/\.$/, '').split(' · ');
  const values = found.plans.map((plan) => cells[columns.indexOf(plan)]!.split(': ') as [string, string]);
  const message = values.map(([plan, value]) => answers[language].planFeature(plan, headingOf(row), value)).join('\n');
  return reply(message, [row]);
}

/** The price and the features of a plan. */
function planReply({ found, question, site }: Asked, isTopic: boolean): Reply | undefined {
  const { language, text } = question;
  if (found.plans.length === 0) return undefined;
  if (!isTopic && !asksAboutPlan(found.question) && !asksAboutPlan(text)) return undefined;
  const sections = site.filter(({ id, locale }) => locale === language && id === 'pricing/plans');
  const enterprise = found.plans.includes('enterprise') ? [answers[language].byQuote(enterpriseName[language])] : [];
  const message = [...planLines(language, true, found.plans), ...enterprise].join('\n');
  return { ...reply(message, sections), suggestedActions: ['get_quote'] };
}

const columns: readonly ColumnId[] = ['starter', 'growth', 'scale', 'enterprise'];
const enterpriseName: Record<Locale, string> = { en: planNamesEn.enterprise, ar: planNamesAr.enterprise };

/** A question about a product as a whole. */
function productReply({ found, question: { language }, site }: Asked): Reply | undefined {
  const product = siteFacts[language].products.find(({ id }) => id === found.product?.id);
  if (!product || !onlyNamesProduct(found.question)) return undefined;
  const { id, name, title, description, features } = product;
  const sections = site.filter((section) => section.locale === language && section.id === `${id}/intro`);
  const message = [`**${name}**: ${title}`, description, features.map((feature) => `• ${feature}`).join('\n')].join(
    '\n\n',
  );
  return { ...reply(message, sections), suggestedActions: ['schedule_demo'] };
}

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

function topicReply(topic: Topic, asked: Asked): Reply {
  const { found, site, closed, afterHours } = asked;
  const { language, text } = asked.question;
  const product = topic.id === 'prices' && found.product ? [`${found.product.id}/intro`] : [];
  const sections = [...product, ...(topic.sections ?? [])].flatMap(
    (id) => site.find((section) => section.locale === language && section.id === id) ?? [],
  );
  const quote = topic.quotes && sections[0] && answers[language].quote(sourceTitle(sections[0]));
  const sentence = quote && quotesOf(sections.slice(0, 1), text)[0]?.sentence;
  const message = [quote, sentence, textOf(topic, asked)].filter(Boolean).join('\n\n');
  return {
    ...reply(message || cannedReplies(language, closed).fallback, sections),
    suggestedActions: [...(topic.actions ?? [])],
    ...(topic.id === 'notOnSite' && { unanswered: true }),
    ...(afterHours && { message: afterHours, suggestedActions: suggestedActionsOf(afterHours), sources: [] }),
  };
}

function textOf({ id }: Topic, { question: { language }, found, closed, officeDay }: Asked): string | undefined {
  const texts = answers[language];
  switch (id) {
    case 'hours':
      return [officeDay, texts.hours].filter(Boolean).join(' ');
    case 'jobs':
      return cannedReplies(language, closed).careers;
    case 'services': {
      const { items } = siteFacts[language].company.tabs.solutions;
      return [texts.services, ...items.map(({ title, text }) => `• **${title}**: ${text}`)].join('\n');
    }
    case 'plans':
      return [texts.plans, ...planLines(language, true)].join('\n');
    case 'prices': {
      const product = siteFacts[language].products.find((one) => one.id === found.product?.id);
      if (product && product.id !== planProduct) return texts.byQuote(product.name);
      const others = [...(namesCurrency(found.question) ? [texts.currencies] : []), texts.otherPrices];
      return [texts.prices, ...planLines(language, false), '', ...others].join('\n');
    }
    default: {
      const text = texts[id as keyof TopicAnswers];
      return typeof text === 'string' ? text : undefined;
    }
  }
}

function planLines(language: Locale, features: boolean, only?: readonly ColumnId[]): string[] {
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
