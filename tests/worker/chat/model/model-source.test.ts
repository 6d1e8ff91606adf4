import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { modelSource } from '#worker/chat/model/model-source.ts';
import { replyWith, streamWith } from '../../support/answer-events.ts';
import { mockCompletions } from '../../support/completions.ts';
import { expectLogs } from '../../support/logs.ts';

interface Run {
  model: string;
  input: { messages: { role: string }[]; stream: boolean };
}

/** Stands in for the binding, which no one can run here. */
function bindingThat(answers: () => Response) {
  const runs: Run[] = [];
  const run = async (model: string, input: Run['input']) => {
    runs.push({ model, input });
    return answers();
  };
  return { runs, AI: { run } };
}

const scout = '@cf/meta/llama-4-scout-17b-16e-instruct';
const noKey = { CHAT_API_KEY: '' };

it.each([
  [{ CHAT_API_KEY: 'key' }, { source: 'api', model: 'gpt-4o' }],
  [
    { CHAT_API_KEY: 'key', AI: {} },
    { source: 'api', model: 'gpt-4o' },
  ],
  [{ AI: {} }, { source: 'binding', model: scout }],
  [
    { AI: {}, CHAT_MODEL: '@cf/qwen/qwen3-30b-a3b-fp8' },
    { source: 'binding', model: '@cf/qwen/qwen3-30b-a3b-fp8' },
  ],
  [{}, { source: 'none', model: null }],
])('answers through a key, else the binding, else nothing, with %j', (settings, source) => {
  expect(modelSource({ ...env, CHAT_API_KEY: undefined, AI: undefined, ...settings } as never)).toEqual(source);
});

it('asks the binding in place of the API, with the same prompt and filters', async () => {
  const api = mockCompletions(() => Response.error());
  const { AI, runs } = bindingThat(() => Response.json({ response: 'Yes \u200b[1].', usage: { prompt_tokens: 9 } }));
  const { reply } = (await replyWith({ ...noKey, AI } as never, 'Do you support ISO 27001?')) as never;
  expect(reply).toMatchObject({ message: 'Yes.', confidence: 0.9, sources: [{ path: '/product-security#security' }] });
  expect(runs).toMatchObject([{ model: scout, input: { stream: false, max_tokens: 1000 } }]);
  expect(runs[0]?.input.messages[0]).toMatchObject({ role: 'system' });
  expect(api.requests).toEqual([]);
});

it('streams what the binding streams, digits too', async () => {
  const line = (response: unknown) => `data: ${JSON.stringify({ response })}\n\n`;
  const body = `${line('There are ')}${line(6)}${line(' products.')}data: [DONE]\n\n`;
  const { AI } = bindingThat(() => new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  const events = await streamWith({ ...noKey, AI } as never, 'How many products?');
  expect(JSON.stringify(events)).toContain('There are 6 products.');
});

it('answers without a model, says so and offers another try when the binding fails', async () => {
  expectLogs('chat_completion_failed');
  const { AI } = bindingThat(() => new Response('capacity', { status: 503 }));
  const { reply } = (await replyWith({ ...noKey, AI } as never, 'Which documents can ID Verification read?')) as never;
  expect(reply).toMatchObject({ retry: true, confidence: 0.7 });
  expect((reply as { message: string }).message).toMatch(
    /^My longer answer failed, so this is the short one from our site\.\n\nFrom our site, “ID Verification/,
  );
});
