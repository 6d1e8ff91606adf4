import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { searchPhrases as arabicPhrases } from '#shared/content/ar/search-phrases.ts';
import { searchPhrases as englishPhrases } from '#shared/content/en/search-phrases.ts';
import type { ChatConversation, ChatReply } from '#shared/contracts/chat.ts';
import { newSession } from '../../support/answer-events.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { sections } from '../../support/knowledge.ts';

let completions: ReturnType<typeof mockCompletions>;
let answer = '';

beforeEach(() => {
  completions = mockCompletions(() => completionWith(answer));
});
async function ask(text: string, session = newSession()): Promise<ChatReply> {
  const response = await request(`/api/chat/${session}/messages`, { text });
  expect(response.status).toBe(200);
  return response.json();
}

const systemMessage = () => completions.requests.at(-1)!.body.messages[0]!.content;

it('gives the model the found sections as numbered data with their addresses', async () => {
  await ask('Do you support ISO 27001?');
  const section = /^\[1\] (\{.*\})$/m.exec(systemMessage())?.[1] ?? '';
  expect(JSON.parse(section)).toEqual({
    title: 'Product security: Do you hold ISO 27001 or SOC 2?',
    url: 'https://rihla.example/product-security#security',
    text: expect.stringContaining('ISO 27001'),
  });
});

it('shows cited sections as links, and removes their numbers from the text', async () => {
  answer = 'Yes, ISO 27001 is one of six standards [1]. [99]';
  const reply = await ask('Do you support ISO 27001?');
  expect(reply.message).toBe('Yes, ISO 27001 is one of six standards.');
  expect(reply.sources).toEqual([
    { title: 'Security: Do you hold ISO 27001 or SOC 2?', path: '/product-security#security' },
  ]);
  expect(reply).not.toHaveProperty('unanswered');
});

it('keeps the links with the stored answer', async () => {
  answer = 'Yes [1].';
  const session = newSession();
  await ask('Do you support ISO 27001?', session);
  const { results } = await env.DB.prepare('SELECT metadata FROM chat_messages WHERE session_id = ? AND is_bot = 1')
    .bind(session)
    .all<{ metadata: string }>();
  expect(JSON.parse(results[0]!.metadata).sources).toHaveLength(1);
});

it('keeps with an answer that the visitor asked for a demo, in Latin letters too', async () => {
  answer = 'Happy to help.';
  const session = newSession();
  expect(await ask('abi a7jez maw3id', session)).toMatchObject({ booking: 'book', suggestedActions: [] });
  const { messages } = await (await request(`/api/chat/${session}`)).json<ChatConversation>();
  expect(messages[1]?.metadata).toMatchObject({ booking: 'book' });
});

it('leads to the pages of the language of the question', async () => {
  answer = 'نعم [1].';
  const reply = await ask('هل تدعمون معيار ISO 27001؟');
  expect(reply.message).toBe('نعم.');
  expect(reply.sources[0]?.path).toBe('/ar/product-security#security');
});

it('gives the model twelve sections, and warns that they may not answer', async () => {
  await ask('Who won the world cup in 2018?');
  expect(systemMessage()).toContain('They may not answer it');
  expect(systemMessage().match(/^\[\d+\] \{/gm)).toHaveLength(12);
});

it('marks an answer that cites nothing, when the sections are not about the question', async () => {
  answer = 'I do not know.';
  expect(await ask('Who won the world cup in 2018?')).toMatchObject({ unanswered: true, sources: [] });
  answer = 'It is written here [1].';
  expect(await ask('Who won the world cup in 2018?')).not.toHaveProperty('unanswered');
  answer = 'Yes.';
  expect(await ask('Do you support ISO 27001?')).not.toHaveProperty('unanswered');
});

it('searches for a follow-up with the message before it', async () => {
  const session = newSession();
  await ask('What is the Growth plan?', session);
  await ask('and the bigger one?', session);
  expect(systemMessage()).toContain('/solutions/startups#plans');
});

it('never gives the model the visitors’ search phrases', async () => {
  const texts = sections.map(({ text }) => text).join('\n');
  const phrases = [englishPhrases, arabicPhrases]
    .flatMap((asks) => Object.values(asks).flatMap((asked) => asked.split(' | ')))
    .filter((phrase) => phrase.split(' ').length > 3 && !texts.includes(phrase));
  for (const text of ['how much', 'r u hiring', 'شقد سعره', 'kam el se3r']) {
    await ask(text);
    expect(phrases.filter((phrase) => systemMessage().includes(phrase))).toEqual([]);
  }
});

it.each(['Hello Joe!', 'Thank you very much', 'شكرا'])('does not mark the answer to %j', async (text) => {
  answer = 'Hello!';
  expect(await ask(text)).not.toHaveProperty('unanswered');
});
