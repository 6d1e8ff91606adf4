import type { WrittenAnswer } from '#shared/contracts/chat-questions.ts';
import { maxLength } from '#shared/limits.ts';
import { questions } from '#shared/staff-texts/questions.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { call } from '../../lib/api.ts';
import { useChange } from '../queries.ts';

export interface AnswerRequest {
  questionEn: string;
  answerEn: string;
  questionAr: string;
  answerAr: string;
  asks: string;
  path: string;
  active: boolean;
}

export const emptyAnswer: AnswerRequest = {
  questionEn: '',
  answerEn: '',
  questionAr: '',
  answerAr: '',
  asks: '',
  path: '',
  active: true,
};

interface Save {
  answer: AnswerRequest;
  id?: string;
  messageId?: string;
}

export function answerTo(question: string): AnswerRequest {
  const title = question.trim().slice(0, maxLength.answerTitle);
  return { ...emptyAnswer, [dominantLocale(title, 'en') === 'ar' ? 'questionAr' : 'questionEn']: title };
}

export function requestOf(answer: WrittenAnswer): AnswerRequest {
  return {
    questionEn: answer.question_en,
    answerEn: answer.answer_en,
    questionAr: answer.question_ar,
    answerAr: answer.answer_ar,
    asks: answer.asks ?? '',
    path: answer.path ?? '',
    active: answer.active,
  };
}

export function titleOf({ question_en, question_ar }: WrittenAnswer): string {
  return question_en || question_ar;
}

export function savedText(answer: WrittenAnswer): string {
  return questions[answer.active ? 'saved' : 'savedOff'](titleOf(answer));
}

export function useSaveAnswer(onSaved: () => void) {
  return useChange(
    ({ answer, id, messageId }: Save) =>
      id
        ? call('PUT /api/admin/chat-answers/:id', { params: { id }, body: answer })
        : call('POST /api/admin/chat-answers', { body: { ...answer, messageId } }),
    { onSuccess: onSaved },
  );
}
