import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { withMethods } from '../support/faults.ts';
import { arabic, english, inHours, noPosts, patchNews, publish, publishMany, visit } from '../support/posts.ts';

beforeEach(noPosts);

interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** One of these, or nothing of XML that a feed may have: no comments, no CDATA, only numeric and predefined references. */
const token =
  /<\?xml version="1\.0" encoding="UTF-8"\?>|<\?xml-stylesheet type="text\/css" href="\/feed\.css"\?>|<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|(?:[^<>&]|&(?:#\d+|amp|lt|gt|quot);)+/y;

/** Fails where the text is no well-formed XML. */
function rootOf(xml: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    if (!match) throw new Error(`Not well-formed: ${xml.slice(at, at + 80)}`);
    const [text, isEnd, name, attributes = '', isEmpty] = match;
    if (isEnd) expect(open.pop()!.name).toBe(name);
    else if (name) {
      const pairs = [...attributes.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key!, decoded(value!)]);
      const element = { name, attributes: Object.fromEntries(pairs), text: '', children: [] };
      open.at(-1)!.children.push(element);
      if (!isEmpty) open.push(element);
    } else if (!text.startsWith('<?')) open.at(-1)!.text += decoded(text);
  }
  expect(open).toEqual([top]);
  expect(top.children).toHaveLength(1);
  return top.children[0]!;
}

function decoded(text: string): string {
  const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text.replace(/&(?:#(\d+)|(\w+));/g, (_, code, name) => predefined[name] ?? String.fromCharCode(Number(code)));
}

const named = ({ children }: XmlElement, name: string) => children.filter((child) => child.name === name);
function only(element: XmlElement, name: string): XmlElement {
  expect(named(element, name), `${name} in ${element.name}`).toHaveLength(1);
  return named(element, name)[0]!;
}
const textIn = (element: XmlElement, name: string) => only(element, name).text;
const linksIn = (element: XmlElement, rel: string) =>
  named(element, 'link').flatMap(({ attributes }) => (attributes.rel === rel ? [attributes] : []));

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const feed = async (path: string) => rootOf(await (await visit(path)).text());

it.each([
  ['/news/feed.xml', 'en', 'https://rihla.example/news'],
  ['/ar/news/feed.xml', 'ar', 'https://rihla.example/ar/news'],
])('has in %s what RFC 4287 requires of a feed', async (path, language, page) => {
  for (const entries of [0, 1]) {
    if (entries) await publish({ en: english, ar: arabic });
    const root = await feed(path);
    expect([root.name, root.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(root.attributes['xml:lang']).toBe(language);
    expect(textIn(root, 'id')).toBe(`https://rihla.example${path}`);
    expect(textIn(root, 'title')).not.toBe('');
    expect(textIn(root, 'updated')).toMatch(rfc3339);
    expect(textIn(only(root, 'author'), 'name')).toBe('Rihla AI');
    expect(linksIn(root, 'self').map(({ href }) => href)).toEqual([textIn(root, 'id')]);
    expect(linksIn(root, 'alternate')).toEqual([{ rel: 'alternate', type: 'text/html', href: page }]);
    expect(named(root, 'entry')).toHaveLength(entries);
  }
});

it('has what RFC 4287 requires of each entry, newest first', async () => {
  const old = await publish({ slug: 'old', en: english, publishAt: inHours(-48) });
  await publish({ slug: 'new', en: { ...english, title: 'R&D <now>', content: '[In](/contact) & **out** < >' } });
  await patchNews(old.id, { en: { ...english, title: 'Corrected' } });
  const root = await feed('/news/feed.xml');
  const entries = named(root, 'entry');
  expect(entries.map((entry) => textIn(entry, 'title'))).toEqual(['R&D <now>', 'Corrected']);
  for (const entry of entries) {
    expect(textIn(entry, 'id')).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(textIn(entry, 'published')).toMatch(rfc3339);
    expect(textIn(entry, 'updated')).toMatch(rfc3339);
    expect(linksIn(entry, 'alternate')).toHaveLength(1);
    expect(only(entry, 'content').attributes.type).toBe('html');
  }
  expect(new Set(entries.map((entry) => textIn(entry, 'id'))).size).toBe(2);
  expect(textIn(entries[0]!, 'content')).toContain('<a href="https://rihla.example/contact">In</a> &amp; <strong>out');
  const changes = entries.map((entry) => textIn(entry, 'updated')).sort();
  expect(textIn(root, 'updated')).toBe(changes.at(-1));
  expect(textIn(entries[1]!, 'updated') > textIn(entries[1]!, 'published')).toBe(true);
});

it('has the newest 20 entries, each with the direction of its language', async () => {
  await publishMany(23);
  for (const [path, direction] of [
    ['/news/feed.xml', '<div dir="ltr" lang="en">'],
    ['/ar/news/feed.xml', '<div dir="rtl" lang="ar">'],
  ] as const) {
    const entries = named(await feed(path), 'entry');
    expect(entries.map((entry) => textIn(entry, 'title'))).toEqual(
      Array.from({ length: 20 }, (_, index) => `Post ${index + 1}`),
    );
    for (const entry of entries) expect(textIn(entry, 'content').startsWith(direction)).toBe(true);
  }
});

it('is sent again only when something has changed, and is rendered once for all', async () => {
  const post = await publish({ slug: 'office', en: english });
  const get = (headers: Record<string, string> = {}) => visit('/news/feed.xml', { headers });
  const statements: string[] = [];
  const DB = withMethods(env.DB, {
    prepare(sql: string) {
      statements.push(sql);
      return env.DB.prepare(sql);
    },
  });
  const many = await Promise.all(Array.from({ length: 20 }, () => visit('/news/feed.xml', {}, { DB })));
  const texts = new Set(await Promise.all(many.map((answer) => answer.text())));
  expect(texts.size).toBe(1);
  expect(statements.filter((sql) => sql.includes('"content"'))).toHaveLength(1);
  const etag = many[0]!.headers.get('etag')!;
  const modified = many[0]!.headers.get('last-modified')!;
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  expect((await get({ 'if-modified-since': modified })).status).toBe(304);
  expect((await get({ 'if-none-match': '"old"', 'if-modified-since': modified })).status).toBe(200);
  await patchNews(post.id, { status: 'withdrawn' });
  const after = await get({ 'if-none-match': etag });
  expect(after.status).toBe(200);
  expect(await after.text()).not.toContain('<entry>');
  expect(after.headers.get('etag')).not.toBe(etag);
});

it('waits two seconds at most for the rendering of another request', async () => {
  await publish({ slug: 'hall', en: english });
  const hang = () => new Promise(() => {});
  const never = { bind: () => never, all: hang, first: hang, raw: hang, run: hang };
  const { promise: reached, resolve } = Promise.withResolvers<void>();
  const DB = withMethods(env.DB, {
    prepare(sql: string) {
      if (!sql.includes('"content"')) return env.DB.prepare(sql);
      resolve();
      return never;
    },
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  void visit('/news/feed.xml', {}, { DB });
  await reached;
  const began = Date.now();
  const wait = vi.spyOn(scheduler, 'wait').mockImplementation(async (ms) => void vi.setSystemTime(Date.now() + ms));
  const answer = await visit('/news/feed.xml');
  expect(await answer.text()).toContain('/news/hall');
  expect([Date.now() - began, wait.mock.calls.length]).toEqual([2000, 100]);
});
