import { topicAnswers as ar } from '#shared/content/ar/topic-answers.ts';
import { topicAnswers as en, type TopicAnswers } from '#shared/content/en/topic-answers.ts';
import type { Locale } from '#shared/locales.ts';

export const topicAnswers: Record<Locale, TopicAnswers> = { en, ar };
