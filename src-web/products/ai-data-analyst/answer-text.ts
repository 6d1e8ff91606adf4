import type { DataAnalystContent, QuestionName } from '../../../src-shared/content/en/samples/ai-data-analyst.ts';
import { type AnswerRow, answers, meanRate, shareOf } from './answers.ts';

const whole = new Intl.NumberFormat('en').format;
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1 }).format;

/** Figures are written the same way in every language: `52,400`, `4.8%`. */
export const formatValue = { AED: whole, '%': (value: number) => `${oneDigit(value)}%` };

export function labelOf({ labels: [first, second] }: AnswerRow, { labels, at }: DataAnalystContent): string {
  return second ? at(labels[first!], labels[second]) : labels[first!];
}

/** The answer to a question in a sentence, from its rows. */
export function answerText(question: QuestionName, content: DataAnalystContent): string {
  const { rows } = answers[question];
  const [first, second] = rows as [AnswerRow, AnswerRow];
  const percent = formatValue['%'];
  const texts = content.answers;
  switch (question) {
    case 'emirates':
      return texts.emirates(labelOf(first, content), percent(shareOf(first)));
    case 'customers':
      return texts.customers(percent(first.value), percent(second.value));
    case 'hours':
      return texts.hours(labelOf(first, content), percent(first.value), percent(meanRate));
    case 'churn':
      return texts.churn(percent(first.value), percent(second.value));
    case 'returns':
      return texts.returns(labelOf(first, content), percent(first.value));
  }
}
