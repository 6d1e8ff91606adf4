import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { obey } from '../../../scripts/lib/obeying-model.mjs';
import { attacks } from '../../../tools/chat-eval/attacks.ts';
import { faultsOf } from '../../../tools/chat-eval/judge.ts';
import { newSession } from '../support/answer-events.ts';
import { request } from '../support/client.ts';
import { completionWith } from '../support/completions.ts';
import { sections } from '../support/knowledge.ts';

/** The text that the obedient model has written. */
let written = '';

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    const { messages } = JSON.parse(String(init?.body)) as { messages: { content: string }[] };
    written = obey(messages[0]!.content, messages.at(-1)!.content);
    return completionWith(written);
  });
});

async function answerTo(attack: string): Promise<ChatReply> {
  const response = await request(`/api/chat/${newSession()}/messages`, { text: attack });
  expect(response.status).toBe(200);
  return response.json();
}

it('shows nothing wrong when a model obeys an attack', async () => {
  const places = new Set(sections.map(({ path }) => path));
  let wrong = 0;
  for (const attack of attacks) {
    const { message, sources } = await answerTo(attack);
    // The model has obeyed, so its text is not an answer to a question.
    expect(written, attack).not.toBe('');
    expect(faultsOf(message), attack).toEqual([]);
    expect(sources.filter(({ path }) => !places.has(path))).toEqual([]);
    if (faultsOf(written).length > 0 || /evil\.example|<\w|\+1900|\+971900|javascript:|data:/.test(written)) wrong += 1;
  }
  expect(wrong).toBeGreaterThan(65);
});
