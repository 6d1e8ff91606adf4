import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { currentNews } from '#worker/chat/knowledge/news-sections.ts';
import { newSession } from '../../support/answer-events.ts';
import { request } from '../../support/client.ts';
import { completionWith, mockCompletions } from '../../support/completions.ts';
import { databaseDown } from '../../support/faults.ts';
import { expectLogs } from '../../support/logs.ts';
import { arabic, inHours, noPosts, patchNews, publish } from '../../support/posts.ts';

let completions: ReturnType<typeof mockCompletions>;

beforeEach(async () => {
  await noPosts();
  completions = mockCompletions(() => completionWith('Yes [1].'));
});

const content =
  'A quay in **Fujairah**.\n\n## Zeppelin moorings\n\n- Six moorings\n- [Prices](/pricing)\n\n| Mast | Height |\n| - | - |\n| A | 30 m |';
const harbour = { title: 'Our airship harbour', lead: 'It opens in May.', content };

async function ask(text: string): Promise<ChatReply> {
  return (await request(`/api/chat/${newSession()}/messages`, { text })).json();
}

it('Joe knows a published text by its headings, and forgets it when it is withdrawn', async () => {
  const question = 'Do you have zeppelin moorings in your airship harbour?';
  const { id } = await publish({ slug: 'harbour', en: harbour });
  expect((await ask(question)).sources).toContainEqual({
    title: 'Our airship harbour: Zeppelin moorings',
    path: '/news/harbour',
  });
  const systemMessage = () => completions.requests.at(-1)!.body.messages[0]!.content;
  expect(systemMessage()).toContain('Six moorings · Prices Mast: Height · A: 30 m');
  await patchNews(id, { status: 'withdrawn' });
  expect((await ask(question)).sources.map(({ path }) => path)).not.toContain('/news/harbour');
  expect(systemMessage()).not.toContain('Six moorings');
});

it('gives the day and the lead of a text, in the language that it has', async () => {
  await publish({ slug: 'both', en: harbour, ar: arabic, publishAt: '2026-05-01T21:00:00.000Z' });
  const sections = async (language: 'en' | 'ar') => (await currentNews(env, language))!.sections;
  expect((await sections('en'))[0]).toMatchObject({
    locale: 'en',
    path: '/news/both',
    title: harbour.title,
    text: 'Saturday, 2 May 2026. It opens in May. A quay in Fujairah.',
  });
  expect(await sections('ar')).toMatchObject([{ locale: 'ar', path: '/ar/news/both', title: arabic.title }]);
  await publish({ slug: 'english', en: harbour, publishAt: '2026-05-02T21:00:00.000Z' });
  expect((await sections('ar'))[0]).toMatchObject({ locale: 'ar', path: '/news/english', title: harbour.title });
});

it('adds a scheduled text at its time', async () => {
  const later = inHours(1);
  await publish({ slug: 'later', en: harbour, publishAt: later });
  expect((await currentNews(env, 'en'))!.sections).toEqual([]);
  vi.useFakeTimers({ now: new Date(later), toFake: ['Date'] });
  expect((await currentNews(env, 'en'))!.sections).toHaveLength(2);
});

it('keeps what was published last while the database is away', async () => {
  expectLogs('news_unavailable');
  await publish({ slug: 'harbour', en: harbour });
  const known = await currentNews(env, 'en');
  expect(await currentNews({ ...env, DB: databaseDown() }, 'en')).toEqual(known);
});
