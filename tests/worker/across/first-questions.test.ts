import { expect, it } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { newSession } from '../support/chats.ts';
import { request } from '../support/client.ts';
import { mockGraph } from '../support/whatsapp.ts';

it('answers the first questions of many objects of an isolate at the same time', async () => {
  mockGraph();
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const answer = await request(`/api/chat/${newSession()}/messages`, { text: 'What is Lagentry?' });
      return [answer.status, (await answer.json<ChatReply>()).message];
    }),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, () => [200, 'Hello **from** the model.']));
});
