import type { TopicAnswers } from '#shared/content/en/topic-answers.ts';
import { planProduct } from '#shared/site/plans.ts';
import { namesCurrency } from '../topics/plans.ts';
import type { Topic } from '../topics/topic.ts';
import { type Asked, type Reply, replyOf } from './asked.ts';
import { cannedReplies, suggestedActionsOf } from './canned-reply.ts';
import { planLines } from './plan-replies.ts';
import { sourceTitle } from './prompt.ts';
import { quotesOf } from './quotes.ts';
import { siteFacts } from './site-facts.ts';
import { topicAnswers } from './topic-answers.ts';

export function topicReply(topic: Topic, asked: Asked): Reply {
  const { found, site, closed, afterHours } = asked;
  const { language, text } = asked.question;
  const product = topic.id === 'prices' && found.product ? [`${found.product.id}/intro`] : [];
  const sections = [...product, ...(topic.sections ?? [])].flatMap(
    (id) => site.find((section) => section.locale === language && section.id === id) ?? [],
  );
  const quote = topic.quotes && sections[0] && topicAnswers[language].quote(sourceTitle(sections[0]));
  const sentence = quote && quotesOf(sections.slice(0, 1), text)[0]?.sentence;
  const message = [quote, sentence, textOf(topic, asked)].filter(Boolean).join('\n\n');
  return {
    ...replyOf(message || cannedReplies(language, closed).fallback, sections),
    suggestedActions: [...(topic.actions ?? [])],
    ...(topic.isOpen && { unanswered: true }),
    ...(afterHours && { message: afterHours, suggestedActions: suggestedActionsOf(afterHours), sources: [] }),
  };
}

function textOf({ id }: Topic, { question: { language }, found, closed, officeDay }: Asked): string | undefined {
  const texts = topicAnswers[language];
  switch (id) {
    case 'hours':
      return [officeDay, texts.hours].filter(Boolean).join(' ');
    case 'jobs':
      return cannedReplies(language, closed).careers;
    case 'services': {
      const { items } = siteFacts[language].tabs.solutions;
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
