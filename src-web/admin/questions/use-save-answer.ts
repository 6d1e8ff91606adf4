import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import type { AnswerRequest } from './answer-request.ts';

interface Save {
  answer: AnswerRequest;
  /** Of a stored answer; a new one has none. */
  id?: string;
  /** Of the answer whose question is dealt with. */
  messageId?: string;
}

/** Stores a written answer. `onSaved` closes its dialog. */
export function useSaveAnswer(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ answer, id, messageId }: Save) =>
      id
        ? call('PUT /api/admin/chat-answers/:id', { params: { id }, body: answer })
        : call('POST /api/admin/chat-answers', { body: { ...answer, messageId } }),
    onSuccess: onSaved,
    onSettled: () => client.invalidateQueries(),
  });
}
