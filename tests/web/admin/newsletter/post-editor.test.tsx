import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#shared/contracts/news.ts';
import { newsletter } from '#shared/staff-texts/newsletter.ts';
import { posts as texts } from '#shared/staff-texts/posts.ts';
import { ToastRegion } from '#web/admin/components/toast-region.tsx';
import { NewslettersView } from '#web/admin/newsletter/news-and-newsletters-view.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';

let stored: Post;
let patched: object[];
let conflict: boolean;

beforeEach(() => {
  patched = [];
  conflict = false;
  stored = {
    id: 'p1',
    slug: 'office',
    languages: ['en'],
    status: 'published',
    publishedAt: '2026-11-20T08:00:00.000Z',
    en: { title: 'A new office', lead: 'Larger.', content: 'Come in.' },
    ar: null,
    createdBy: 'amal@rihla.example',
    changedBy: 'amal@rihla.example',
    version: '2026-11-20T08:00:00.000Z',
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    if (path.endsWith('/staff')) return Response.json({ items: [] });
    if (path.endsWith('/posts/p1') && init?.method !== 'PATCH') return Response.json({ post: stored });
    if (init?.method !== 'PATCH') return Response.json({ items: [stored], nextCursor: null });
    patched.push(JSON.parse(String(init.body)));
    if (conflict) {
      conflict = false;
      stored = { ...stored, version: '2026-11-21T08:00:00.000Z', en: { ...stored.en!, title: 'By Basim' } };
      const problem = { status: 409, code: 'changed_meanwhile', title: '', detail: 'Basim has changed it.', type: 'x' };
      return Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
    }
    const { status = stored.status } = JSON.parse(String(init.body));
    stored = { ...stored, status, version: '2026-11-22T08:00:00.000Z' };
    return Response.json({ post: stored });
  });
});

async function openPost() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter initialEntries={['/admin/newsletter/news']}>
        <ToastRegion />
        <Routes>
          <Route path="/admin/newsletter/news/:id?" element={<NewslettersView ofSite />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'A new office' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog };
}

const published = { slug: 'office', en: { title: 'A new office', lead: 'Larger.', content: 'Come in.' }, ar: null };

test('a published text is corrected, withdrawn and published again', async () => {
  const { user, dialog } = await openPost();
  expect(dialog.getByRole('link', { name: texts.open }).getAttribute('href')).toBe('/news/office');
  await user.type(dialog.getByLabelText(newsletter.content), ' Soon.');
  await user.click(dialog.getByRole('button', { name: texts.save }));
  await screen.findAllByText(texts.saved);
  await user.click(dialog.getByRole('button', { name: texts.withdraw }));
  await user.click(await dialog.findByRole('button', { name: texts.publishAgain }));
  await dialog.findByRole('button', { name: texts.withdraw });
  expect(patched).toEqual([
    {
      ...published,
      en: { ...published.en, content: 'Come in. Soon.' },
      expectedVersion: '2026-11-20T08:00:00.000Z',
    },
    { ...published, expectedVersion: '2026-11-22T08:00:00.000Z', status: 'withdrawn' },
    { ...published, expectedVersion: '2026-11-22T08:00:00.000Z', status: 'published' },
  ]);
});

test('the page is previewed beside the text, in the chosen language', async () => {
  const { user, dialog } = await openPost();
  const frame = await dialog.findByTitle(newsletter.preview.pageFrame);
  const form = dialog.getByText('Come in.', { selector: 'form [name=content]' }).closest('form')!;
  expect(form.getAttribute('action')).toBe('/api/admin/posts/preview');
  expect(form.target).toBe(frame.getAttribute('name'));
  await user.type(dialog.getByLabelText(newsletter.content), ' Soon.');
  const fields = () => Object.fromEntries(new FormData(form));
  expect(fields()).toMatchObject({ title: 'A new office', lead: 'Larger.', content: 'Come in. Soon.', locale: 'en' });
  await user.click(dialog.getByRole('radio', { name: newsletter.texts.ar }));
  expect(fields()).toMatchObject({ title: '', content: '', locale: 'ar' });
});

test('a colleague’s change is not overwritten without a question', async () => {
  const { user, dialog } = await openPost();
  conflict = true;
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await dialog.findByText('Basim has changed it.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: newsletter.drafts.takeTheirs }));
  expect((dialog.getByLabelText(texts.headline) as HTMLInputElement).value).toBe('By Basim');
  expect(patched).toHaveLength(1);
});
