import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { newSession } from '../support/answer-events.ts';
import { request } from '../support/client.ts';
import { completionWith, mockCompletions } from '../support/completions.ts';
import { expectLogs } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';

interface Reply {
  message: string;
  confidence: number;
  suggestedActions: string[];
  sources: { title: string; path: string }[];
}

let completions: ReturnType<typeof mockCompletions>;
let says: () => Response;
beforeEach(() => {
  says = () => completionWith('Yes.');
  completions = mockCompletions(() => says());
});

async function ask(text: string, session = newSession(), rest: object = {}): Promise<Reply> {
  const response = await request(`/api/chat/${session}/messages`, { text, ...rest });
  expect(response.status).toBe(200);
  return response.json<Reply>();
}

it('asks for a completion as the specification says', async () => {
  await ask('  Are you hiring?  ');
  const [{ url, headers, body }] = completions.requests as [(typeof completions.requests)[0]];
  expect(url).toBe('https://model.test/v1/chat/completions');
  expect(headers.get('authorization')).toBe('Bearer sk-test');
  expect(body).toEqual({
    model: 'gpt-4o',
    messages: [
      { role: 'system', content: expect.any(String) },
      { role: 'user', content: '  Are you hiring?  ' },
    ],
    max_tokens: 1000,
    temperature: 0.7,
    stream: false,
  });
});

it('keeps the system entry and the ten latest messages', async () => {
  const session = newSession();
  let answers = 0;
  says = () => {
    answers += 1;
    return completionWith(`Answer ${answers}`);
  };
  for (let i = 1; i <= 7; i += 1) await ask(`Question ${i}`, session);
  const lengths = completions.requests.map(({ body }) => body.messages.length);
  expect(lengths).toEqual([2, 4, 6, 8, 10, 11, 11]);
  expect(
    completions.requests[6]!.body.messages.map(({ role, content }) => (role === 'system' ? role : content)),
  ).toEqual([
    'system',
    'Answer 2',
    'Question 3',
    'Answer 3',
    'Question 4',
    'Answer 4',
    'Question 5',
    'Answer 5',
    'Question 6',
    'Answer 6',
    'Question 7',
  ]);
});

it('forgets the messages with a reset, but not the instructions', async () => {
  const session = newSession();
  await ask('Question 1', session);
  const reset = await request(`/api/chat/${session}/reset`, undefined, { method: 'POST' });
  expect(reset.status).toBe(204);
  await ask('Question 2', session);
  expect(completions.requests[1]!.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
});

it('gives an answer of the model the confidence 0.9', async () => {
  expect(await ask('Do you do boats?')).toMatchObject({ message: 'Yes.', confidence: 0.9 });
});

it.each([
  ['Book a demo.', ['schedule_demo']],
  ['You can schedule it.', ['schedule_demo']],
  ['Please contact us.', ['contact_team']],
  ['Write an email.', ['contact_team']],
  ['Our pricing is simple.', ['get_quote']],
  ['We send you a quote.', ['get_quote']],
  ['A career with us.', ['view_careers']],
  ['The job is open.', ['view_careers']],
  ['A DEMO, an email, the pricing and a job.', ['schedule_demo', 'contact_team', 'get_quote', 'view_careers']],
  ['Yes.', []],
])('suggests for the answer %j: %j', async (answer, actions) => {
  says = () => completionWith(answer);
  expect((await ask('Tell me more')).suggestedActions).toEqual(actions);
});

const products =
  'Lagentry is our no-code AI agent builder: business users describe a task, connect their systems and put an agent to work, without writing code. We also build an AI auditor, ID verification, market intelligence, a data analyst and a price aggregator. See them all on the products page.';
const contact =
  'You can reach us at hello@rihla.example or +971 4 000 0000. We are based in Dubai, UAE, and reply within 24 hours on working days.';
const pricing =
  'Pricing varies by solution and scale. Most products come with a free trial. For a quote, contact our sales team at hello@rihla.example.';
const careers =
  'Yes, we are actively hiring Frontend Developers, AI Engineers and interns for both. You can see every position and apply on the careers page.';
const fallback =
  'Thank you for your message. You will find more on our website, and our team is happy to help at hello@rihla.example.';

it.each([
  ['What products are there?', products],
  ['Is it no-code?', products],
  ['Tell me about the platform', products],
  ['How to contact you?', contact],
  ['Can I reach someone?', contact],
  ['What about pricing?', pricing],
  ['What does it cost?', pricing],
  ['I look for a career', careers],
  ['Is there a job?', careers],
  ['Are you hiring?', careers],
  ['asdkjh qwe', fallback],
])('answers %j without the model', async (question, message) => {
  expectLogs('chat_completion_failed');
  says = () => Response.json({ error: { message: 'no' } }, { status: 401 });
  expect(await ask(question)).toMatchObject({
    message,
    confidence: 0.7,
    suggestedActions: ['contact_support', 'check_website'],
  });
});

it('answers without the model, and without a call, while there is no key', async () => {
  const session = newSession();
  const reply = await runInDurableObject(env.CHAT_SESSION.getByName(session), async (instance) => {
    Object.assign(instance, { env: { ...env, CHAT_API_KEY: '' } });
    return instance.reply({ sessionId: session, text: 'Are you hiring?', locale: 'en', requestId: 'r' });
  });
  expect(reply).toMatchObject({ kind: 'answered', reply: { message: careers, confidence: 0.7 } });
  expect(completions.requests).toEqual([]);
});

it('apologises for an empty answer', async () => {
  says = () => completionWith('');
  expect((await ask('Do you do boats?')).message).toBe(
    "I apologize, but I'm having trouble processing your request right now. Please try again or contact our team directly.",
  );
});

it('stores the question and the answer', async () => {
  const session = newSession();
  says = () => completionWith('Book a demo.');
  await ask('Are you hiring?', session);
  const { results } = await env.DB.prepare(
    'SELECT message, is_bot, metadata, timestamp FROM chat_messages WHERE session_id = ? ORDER BY seq',
  )
    .bind(session)
    .all<{ metadata: string; timestamp: string }>();
  expect(results).toMatchObject([
    { message: 'Are you hiring?', is_bot: 0 },
    { message: 'Book a demo.', is_bot: 1 },
  ]);
  expect(JSON.parse(results[1]!.metadata)).toMatchObject({ confidence: 0.9, suggestedActions: ['schedule_demo'] });
  expect(results[0]!.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it.each(['', '   ', '\n', undefined, 'x'.repeat(2001)])('refuses the message %j', async (text) => {
  await expectRefusal(request(`/api/chat/${newSession()}/messages`, { text }), [
    422,
    'validation_failed',
    /^text: Please (?:fill in this field|use at most 2,000 characters)\.$/,
  ]);
  expect(completions.requests).toEqual([]);
});

it('accepts a message of 2,000 characters', async () => {
  await ask('x'.repeat(2000));
});

it.each(['session_1_abcdefghij123456', 'session_1700000000000_abc', 'x'])('refuses the session id %s', async (id) => {
  await expectRefusal(request(`/api/chat/${id}/messages`, { text: 'Hello' }), [
    422,
    'validation_failed',
    'sessionId: A chat session id looks like session_1700000000000_abcdefghij123456.',
  ]);
});
