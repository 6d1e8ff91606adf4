import { confidenceOf } from '#shared/chat/confidence.ts';
import { topicAnswers as arabicAnswers } from '#shared/content/ar/topic-answers.ts';
import { topicAnswers as englishAnswers, type TopicAnswers } from '#shared/content/en/topic-answers.ts';
import { formatPrice } from '#shared/content/format-price.ts';
import { isolated } from '#shared/content/isolated.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import type { KnowledgeSection } from '#shared/knowledge/section.ts';
import type { Locale } from '#shared/locales.ts';
import type { JobId } from '#shared/paths.ts';
import type { FoundFor } from '../knowledge/find-sections.ts';
import { hasSubject } from '../knowledge/terms.ts';
import type { Question } from '../store.ts';
import { topicOf } from '../topics/topic-of.ts';
import type { Topic } from '../topics/topics.ts';
import { cannedReplies, suggestedActionsOf } from './canned-reply.ts';
import { siteFacts, sourcesOf } from './prompt.ts';

/** A question, with what Joe knows about it. */
export interface Asked {
  question: Pick<Question, 'text' | 'language'>;
  found: FoundFor;
  /** The sections of every language. */
  site: readonly KnowledgeSection[];
  closed: readonly JobId[];
  /** The sentence for someone who asks for a person while no one is there. */
  afterHours?: string | undefined;
}

type Reply = Omit<ChatReply, 'messageId'>;

const answers: Record<Locale, TopicAnswers> = { en: englishAnswers, ar: arabicAnswers };
const maxQuoted = 420;

/** A staff member's answer comes first, then a topic, then what the search is sure of. */
export function replyWithoutModel(asked: Asked): Reply {
  const { found, question } = asked;
  const { quote, nearest } = answers[question.language];
  const [best] = found.confident ? found.sections : [];
  if (best?.id.startsWith('written/')) return reply(best.text, [best]);
  const topic = topicOf(question.text) ?? topicOf(found.question);
  if (topic) return topicReply(topic, asked);
  if (best) return reply(quoted(best, quote), found.sections);
  const message = found.nearest.length > 0 ? nearest : cannedReplies(question.language, []).fallback;
  return {
    ...reply(message, found.nearest),
    suggestedActions: ['contact_support', 'check_website'],
    ...(hasSubject(found.question) && { unanswered: true }),
  };
}

function reply(message: string, sections: readonly KnowledgeSection[]): Reply {
  return { message, confidence: confidenceOf.canned, suggestedActions: [], sources: sourcesOf(sections) };
}

function topicReply(topic: Topic, asked: Asked): Reply {
  const { found, site, closed, afterHours } = asked;
  const { language } = asked.question;
  const product = topic.id === 'prices' && found.product ? [`${found.product.id}/intro`] : [];
  const sections = [...product, ...(topic.sections ?? [])].flatMap(
    (id) => site.find((section) => section.locale === language && section.id === id) ?? [],
  );
  const quote = topic.quotes && sections[0] && quoted(sections[0], answers[language].quote);
  const message = [quote, textOf(topic, asked)].filter(Boolean).join('\n\n');
  return {
    ...reply(message || cannedReplies(language, closed).fallback, sections),
    suggestedActions: [...(topic.actions ?? [])],
    ...(topic.id === 'notOnSite' && { unanswered: true }),
    ...(afterHours && { message: afterHours, suggestedActions: suggestedActionsOf(afterHours), sources: [] }),
  };
}

function textOf({ id }: Topic, { question: { language }, found, closed }: Asked): string | undefined {
  const texts = answers[language];
  const { plans, priceLabels, products } = siteFacts[language];
  const planLines = (features: boolean) =>
    plans.map((plan) => {
      const { amount, period } = formatPrice(plan.price, priceLabels);
      // In Arabic text `$49` would be read as `49$`.
      const price = [language === 'ar' ? isolated(amount) : amount, period].filter(Boolean).join(' ');
      return `• **${plan.name}**: ${[price, ...(features ? plan.features : [])].join(' · ')}`;
    });
  switch (id) {
    case 'jobs':
      return cannedReplies(language, closed).careers;
    case 'plans':
      return [texts.plans, ...planLines(true)].join('\n');
    case 'prices': {
      const product = products.find((one) => one.id === found.product?.id);
      return [...(product ? [`**${product.name}**`] : []), texts.prices, '', texts.plans, ...planLines(false)].join(
        '\n',
      );
    }
    default: {
      const text = texts[id as keyof TopicAnswers];
      return typeof text === 'string' ? text : undefined;
    }
  }
}

function quoted({ title, text }: KnowledgeSection, quote: TopicAnswers['quote']): string {
  const heading = title.split(': ').at(-1)!;
  const own = text.startsWith(heading) ? text.slice(heading.length).replace(/^[.:?؟ ]+/, '') : text;
  return `${quote(title)}\n\n${excerptOf((own || text).replace(/ \([^()]*\)$/, ''))}`;
}

function excerptOf(text: string): string {
  if (text.length <= maxQuoted) return text;
  const start = text.slice(0, maxQuoted);
  const sentences = /^.*[.?!؟](?= )/s.exec(start)?.[0];
  return `${sentences ?? start.slice(0, start.lastIndexOf(' '))} …`;
}
