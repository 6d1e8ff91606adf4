import type { BookingWish } from '#shared/contracts/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { gulfDate } from '#shared/time/days.ts';
import { isAboutProduct, onlyNamesProduct } from '../topics/products.ts';
import type { Topic } from '../topics/topic.ts';
import { bookingWishOf, topicOf, wantsPerson } from '../topics/topic-of.ts';
import { type Asked, type Reply, replyOf } from './asked.ts';
import { bookedSentence } from './booked.ts';
import { dayIn } from './named-days.ts';
import { planReply, planRow } from './plan-replies.ts';
import { answersQuantity, quotesOf } from './quotes.ts';
import { sureReply, unsureReply, withItems } from './quoting-replies.ts';
import { siteFacts } from './site-facts.ts';
import { topicAnswers } from './topic-answers.ts';
import { topicReply } from './topic-reply.ts';

/**
 * The answer without a key, without tokens left for the day, and after a failed call. Two questions in one message are answered one after
 * the other, if Joe knows both answers.
 */
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
  if (found.confident && written) return replyOf(written.text, [written]);
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
  const sure = found.sure.filter((section) => !found.product || isAboutProduct(section, found.product));
  const quotes = quotesOf(withItems(sure, site), question.text).filter((quote) =>
    answersQuantity(found.question, quote),
  );
  return quotes.length > 0 ? sureReply(quotes, asked) : unsureReply(asked);
}

/** The demo of this conversation, when the question is about it. Its buttons stand below. */
function bookedReply(asked: Asked, topic: Topic | undefined): Reply | undefined {
  const { bookedAt, question } = asked;
  const isOther = topic !== undefined && topic.id !== 'moving' && topic.id !== 'booking' && topic.id !== 'endingPlan';
  if (!bookedAt || isOther || wishIn(asked) !== 'change') return undefined;
  return replyOf(bookedSentence(bookedAt, question.language), []);
}

/** The visitor asks for a demo, or for a change of one. */
export function wishIn({ question, found, bookedAt }: Asked): BookingWish | undefined {
  const isBooked = bookedAt !== undefined;
  return bookingWishOf(question.text, isBooked) ?? bookingWishOf(found.question, isBooked);
}

/** A follow-up may need the question before, but never repeats its answer, unless it asks for another day. */
export function topicIn({ question, found }: Pick<Asked, 'question' | 'found'>): Topic | undefined {
  const { question: searched, before } = found;
  const own = topicOf(question.text) ?? topicOf(searched);
  if (own || before === undefined) return own;
  const joint = topicOf(`${before} ${searched}`);
  const asksForDay = joint?.id === 'hours' && dayIn(searched, gulfDate()) !== undefined;
  return joint?.id === topicOf(before)?.id && !asksForDay ? undefined : joint;
}

export function withFailure(reply: Reply, language: Locale): Reply {
  return { ...reply, message: `${topicAnswers[language].failed}\n\n${reply.message}` };
}

/** A question about a product as a whole. */
function productReply({ found, question: { language }, site }: Asked): Reply | undefined {
  const product = siteFacts[language].products.find(({ id }) => id === found.product?.id);
  if (!product || !onlyNamesProduct(found.question)) return undefined;
  const { id, name, title, description, features } = product;
  const sections = site.filter((section) => section.locale === language && section.id === `${id}/intro`);
  const message = [`**${name}**: ${title}`, description, features.map((feature) => `• ${feature}`).join('\n')].join(
    '\n\n',
  );
  return { ...replyOf(message, sections), suggestedActions: ['schedule_demo'] };
}
