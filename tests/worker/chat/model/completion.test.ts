import { beforeEach, expect, it } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { newSession, streamedAnswer } from '../../support/answer-events.ts';
import { request } from '../../support/client.ts';
import { mockCompletions } from '../../support/completions.ts';
import { expectLogs } from '../../support/logs.ts';

let completions: ReturnType<typeof mockCompletions>;
beforeEach(() => {
  completions = mockCompletions(() => Response.error());
});

const answer = 'It builds agents.';

interface Shape {
  provider: string;
  chunks: unknown[];
  whole: unknown;
}

const choice = (delta: unknown, rest: object = {}) => ({
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, ...rest }],
});
const message = (content: unknown, rest: object = {}) => ({
  choices: [{ index: 0, message: { role: 'assistant', content, ...rest }, finish_reason: 'stop' }],
});
const stop = { finish_reason: 'stop' };

/** The same answer as eight providers and servers send it. */
const shapes: Shape[] = [
  {
    provider: 'OpenAI',
    chunks: [
      choice({ role: 'assistant', content: '', refusal: null }, { finish_reason: null }),
      choice({ content: 'It builds ' }),
      choice({ content: 'agents.' }),
      choice({}, stop),
      { choices: [], usage: { prompt_tokens: 9, completion_tokens: 4 } },
    ],
    whole: message(answer, { refusal: null, annotations: [] }),
  },
  {
    provider: 'Azure OpenAI',
    chunks: [
      { choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] },
      choice({ content: answer }, { content_filter_results: {} }),
      choice({}, stop),
    ],
    whole: { prompt_filter_results: [], ...message(answer) },
  },
  {
    provider: 'DeepSeek, with reasoning beside the text',
    chunks: [
      choice({ role: 'assistant', content: null, reasoning_content: 'The user asks' }),
      choice({ content: answer, reasoning_content: null }),
      choice({ content: '' }, stop),
    ],
    whole: message(answer, { reasoning_content: 'The user asks about Lagentry.' }),
  },
  {
    provider: 'Qwen on vLLM, with reasoning in the text',
    chunks: [
      choice({ content: '<think>\n' }),
      choice({ content: 'I must not reveal ' }),
      choice({ content: 'the list.\n</thi' }),
      choice({ content: 'nk>\n\n' }),
      choice({ content: answer }, stop),
    ],
    whole: message(`<think>\nThe user asks.\n</think>\n\n${answer}`),
  },
  {
    provider: 'Mistral, with text as parts',
    chunks: [
      choice({ content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] }),
      choice({ content: [{ type: 'text', text: 'It builds ' }] }),
      choice({ content: 'agents.' }, stop),
    ],
    whole: message([
      { type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] },
      { type: 'text', text: answer },
    ]),
  },
  {
    provider: 'Gemini, with the last text beside its reason',
    chunks: [choice({ role: 'assistant', content: answer }, stop)],
    whole: { id: null, ...message(answer) },
  },
  {
    provider: 'Ollama, with an empty last chunk',
    chunks: [choice({ role: 'assistant', content: answer }), choice({ role: 'assistant', content: '' }, stop)],
    whole: { system_fingerprint: 'fp_ollama', ...message(answer) },
  },
  {
    provider: 'OpenRouter, with a delta of null',
    chunks: [
      choice(null),
      choice({ content: answer, reasoning: null }),
      choice(null, { ...stop, native_finish_reason: 'STOP' }),
    ],
    whole: message(answer, { reasoning: 'The user asks.' }),
  },
];

function streamOf(chunks: unknown[]): Response {
  const body = [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n'].join('');
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function wholeAnswer(): Promise<ChatReply> {
  const response = await request(`/api/chat/${newSession()}/messages`, { text: 'What does Lagentry do?' });
  return response.json();
}

it.each(shapes)('reads the streamed answer of $provider', async ({ chunks }) => {
  completions.respond = () => streamOf(chunks);
  const { text, reply } = await streamedAnswer(newSession(), 'What does Lagentry do?');
  expect(text.trim()).toBe(answer);
  expect(reply).toMatchObject({ message: answer });
  expect(reply).not.toHaveProperty('interrupted');
});

it.each(shapes)('reads the whole answer of $provider', async ({ whole }) => {
  completions.respond = () => Response.json(whole);
  const reply = await wholeAnswer();
  expect(reply).toMatchObject({ message: answer, confidence: 0.9 });
  expect(reply).not.toHaveProperty('interrupted');
});

it.each(['length', 'content_filter'])('reports that an answer was cut off by its %s', async (reason) => {
  expectLogs('chat_completion_failed');
  const cut = 'It builds agents that read your invoices and then';
  completions.respond = () => streamOf([choice({ content: cut }), choice({}, { finish_reason: reason })]);
  const { reply } = await streamedAnswer(newSession(), 'What does Lagentry do?');
  expect(reply).toMatchObject({ message: cut, interrupted: 'broken' });
  completions.respond = () => Response.json({ choices: [{ message: { content: cut }, finish_reason: reason }] });
  expect(await wholeAnswer()).toMatchObject({ message: cut, interrupted: 'broken' });
});

it('answers from the website when the thoughts of a model are cut off', async () => {
  expectLogs('chat_completion_failed');
  completions.respond = () => streamOf([choice({ content: '<think>Still thinking' }, { finish_reason: 'length' })]);
  const { reply } = await streamedAnswer(newSession(), 'What does Lagentry do?');
  expect(reply?.message).not.toContain('thinking');
  expect(reply).toMatchObject({ confidence: 0.7 });
});
