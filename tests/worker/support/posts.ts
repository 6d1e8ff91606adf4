import { env } from 'cloudflare:workers';
import type { Post } from '#shared/contracts/news.ts';
import type { Bindings } from '#worker/env.ts';
import { forgetRecentPosts } from '#worker/news/site-files.ts';
import { jsonPost, requestWith } from './faults.ts';
import { asStaff } from './staff.ts';
import { emptyTables } from './tables.ts';

export async function noPosts(): Promise<void> {
  await emptyTables('posts', 'post_slugs', 'newsletter_drafts');
  forgetRecentPosts();
}

export const english = { title: 'A new office', lead: 'Larger than before.', content: 'Come **in**.' };
export const arabic = { title: 'مكتب جديد', lead: null, content: 'أهلًا وسهلًا' };

export function postNews(body: object, bindings: Partial<Bindings> = {}): Promise<Response> {
  return asStaff('/api/admin/posts', jsonPost(body), bindings);
}

export function patchNews(id: string, body: object, bindings: Partial<Bindings> = {}): Promise<Response> {
  return asStaff(`/api/admin/posts/${id}`, { ...jsonPost(body), method: 'PATCH' }, bindings);
}

export async function postIn(response: Response): Promise<Post> {
  return (await response.json<{ post: Post }>()).post;
}

export async function publish(body: object): Promise<Post> {
  return postIn(await postNews(body));
}

/** Stores this many published posts of both languages, an hour apart: `post-1` is the newest. */
export async function publishMany(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = inHours(-1 - index);
    return { id: crypto.randomUUID(), slug: `post-${index + 1}`, title: `Post ${index + 1}`, at };
  });
  await env.DB.prepare(
    `INSERT INTO posts (id, slug, title, content, title_ar, content_ar, published_at, created_by, created_at, changed_by, changed_at)
     SELECT value ->> 'id', value ->> 'slug', value ->> 'title', 'Text', value ->> 'title', 'نص', value ->> 'at', 'a', value ->> 'at', 'a', value ->> 'at'
     FROM json_each(?)`,
  )
    .bind(JSON.stringify(rows))
    .run();
  forgetRecentPosts();
}

export const hour = 3_600_000;
export const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>News</title>
<meta name="description" content="The list"><link rel="canonical" href="https://rihla.example/news">
<link rel="alternate" hrefLang="ar" href="https://rihla.example/ar/news"><meta property="og:title" content="News">
<meta name="twitter:card" content="summary_large_image"></head><body><div id="app"><header><a hreflang="ar" href="/ar/news">AR</a><a hreflang="en" href="/news">EN</a></header>
<main id="main"><div><h1>What is new</h1><section id="products">Products</section><div data-news-list><p>Nothing yet</p></div>
<template data-news-sample>Sample</template></div></main></div></body></html>`;
const files: Record<string, string> = {
  '/sitemap.xml': '<urlset>\n<url><loc>https://rihla.example/</loc></url>\n</urlset>\n',
  '/llms.txt': '# Rihla AI\n',
  '/llms-full.txt': '# Rihla AI\n\n## https://rihla.example/\n',
};

/** The built files, as far as the Worker changes them. */
export const ASSETS = {
  async fetch(input: Request | URL) {
    const url = input instanceof URL ? input : new URL(input.url);
    const headers = { etag: '"file"', 'content-type': files[url.pathname] ? 'text/plain' : 'text/html' };
    if (input instanceof Request && input.headers.get('if-none-match'))
      return new Response(null, { status: 304, headers });
    return new Response(files[url.pathname] ?? page, {
      status: /404|\/ar\/sitemap/.test(url.pathname) ? 404 : 200,
      headers,
    });
  },
} as unknown as Fetcher;

export function visit(path: string, init?: RequestInit, bindings: Partial<Bindings> = {}): Promise<Response> {
  return requestWith({ ASSETS, ...bindings }, path, init);
}
