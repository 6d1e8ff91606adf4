import { expect, it } from 'vitest';
import { WrittenAnswerRequest } from '#shared/contracts/chat-questions.ts';

it('Joe uses an answer unless staff say otherwise', () => {
  const answer = { questionEn: 'Do you build apps?', answerEn: 'Yes.', asks: null, path: null };
  expect(WrittenAnswerRequest.parse(answer).active).toBe(true);
  expect(WrittenAnswerRequest.parse({ ...answer, active: false }).active).toBe(false);
});
