import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NewsletterDraft, NewsletterDraftChange } from '#shared/contracts/newsletter.ts';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { newsletter as texts } from '#shared/staff-texts/newsletter.ts';
import { posts as news } from '#shared/staff-texts/posts.ts';
import { ToastRegion } from '#web/admin/components/toast-region.tsx';
import { Composer } from '#web/admin/newsletter/composer.tsx';
import { makeQueryClient } from '#web/admin/queries.ts';

const segments = ['demo', 'source:footer', 'campaign:gitex'];
const counts = { all: 7, en: 5, ar: 2 };
const countsOfDemo = { all: 3, en: 1, ar: 2 };
const newsletter = { id: 'n', recipients: 7, queued: 0, started: true };
// The preview needs a frame.
vi.mock('#web/admin/components/mail-preview.tsx', () => ({
  MailPreview: ({ fields, width }: { fields: object; width: number }) => (
    <output>{JSON.stringify({ ...fields, width })}</output>
  ),
}));

let posted: { path: string; body: unknown }[];
let drafts: NewsletterDraft[];
let uploaded: unknown[];
let saved: { path: string; body: unknown }[];
/** The draft as a colleague has stored it since. */
let conflict: string | undefined;

beforeEach(() => {
  posted = [];
  drafts = [];
  saved = [];
  uploaded = [];
  conflict = undefined;
  localStorage.clear();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = String(input);
    if (path.endsWith('/media')) {
      uploaded.push(init!.body);
      return Response.json({ url: '/media/x.png', width: 12, height: 8 }, { status: 201 });
    }
    if (init?.method === 'POST') posted.push({ path, body: JSON.parse(String(init.body)) });
    if (path.endsWith('/me')) return Response.json({ email: 'amal@rihla.example', newsletterTransport: 'resend' });
    if (path.endsWith('/newsletter-drafts')) return Response.json({ items: drafts });
    if (init?.method === 'PUT') return saveDraft(path, JSON.parse(String(init.body)));
    if (path.endsWith('/posts')) return Response.json({ post: { status: 'published' } }, { status: 201 });
    if (path.endsWith('/segments')) return Response.json({ items: segments });
    if (path.endsWith('/recipients?segment=demo')) return Response.json(countsOfDemo);
    if (path.endsWith('/recipients')) return Response.json(counts);
    return Response.json({ newsletter, message: 'Sent.' }, { status: init?.method === 'POST' ? 202 : 200 });
  });
});

function saveDraft(path: string, body: NewsletterDraftChange): Response {
  saved.push({ path, body });
  if (conflict) {
    const problem = { status: 409, code: 'status_changed', title: '', detail: conflict, type: 'urn:problem:x' };
    return Response.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } });
  }
  return Response.json({ draft: draft({ id: path.split('/').at(-1)!, subject: body.subject, content: body.content }) });
}

function draft(overrides: Partial<NewsletterDraft> = {}): NewsletterDraft {
  return {
    id: 'd1',
    kind: 'newsletter',
    audience: 'all',
    subject: 'June',
    content: 'Hello from Basim',
    subject_ar: '',
    content_ar: '',
    destination: 'email',
    slug: '',
    lead: '',
    lead_ar: '',
    segment: null,
    send_at: null,
    changed_by: 'basim@rihla.example',
    changed_at: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

async function openComposer() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MemoryRouter>
        <ToastRegion />
        <Composer />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('option', { name: 'Arabic subscribers (2)' });
  return userEvent.setup();
}

const subject = () => screen.getByLabelText<HTMLInputElement>(texts.subject);
const content = () => screen.getByLabelText<HTMLTextAreaElement>(texts.content);
const press = (name: string) => screen.getByRole('button', { name });

const preview = () => JSON.parse(document.querySelector('output')!.textContent);

async function sendAndConfirm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(press(texts.send));
  const question = (await screen.findByRole('dialog')).textContent;
  await user.click(press(texts.confirm.confirm));
  await screen.findByText('Sent.');
  return question?.replace(/[\u2068\u2069]/g, '');
}

test('a newsletter to all has a text for each language, with its own preview', async () => {
  const user = await openComposer();
  expect(screen.getByRole('option', { name: 'All subscribers (7)' })).toBeTruthy();
  await user.type(subject(), 'News');
  await user.type(content(), 'Hello');
  expect(subject().dir).toBe('ltr');
  await user.click(screen.getByRole('radio', { name: 'Arabic' }));
  expect(subject().value).toBe('');
  expect([subject().dir, subject().lang, content().dir, content().lang]).toEqual(['rtl', 'ar', 'rtl', 'ar']);
  await user.type(subject(), 'أخبار');
  await user.type(content(), 'مرحبًا');
  expect(preview()).toMatchObject({ subject: 'أخبار', content: 'مرحبًا', locale: 'ar' });
  const question = await sendAndConfirm(user);
  expect(question).toContain('“News” will be sent to 7 active subscribers.');
  expect(question).toContain('Arabic subscribers (2 of them) get “أخبار” instead.');
  expect(posted).toMatchObject([
    {
      path: '/api/admin/newsletters',
      body: { audience: 'all', subject: 'News', content: 'Hello', subjectAr: 'أخبار', contentAr: 'مرحبًا' },
    },
  ]);
});

test('a letter to the readers of Arabic has only the Arabic text', async () => {
  const user = await openComposer();
  await user.selectOptions(screen.getByLabelText(texts.audience), 'ar');
  expect(screen.queryByRole('radio', { name: texts.texts.ar })).toBeNull();
  expect(content().dir).toBe('rtl');
  await user.type(subject(), 'أخبار');
  await user.type(content(), 'مرحبًا');
  expect(await sendAndConfirm(user)).toContain('“أخبار” will be sent to 2 active subscribers.');
  expect(posted[0]!.body).toEqual({
    id: expect.any(String),
    kind: 'newsletter',
    audience: 'ar',
    subject: 'أخبار',
    content: 'مرحبًا',
  });
});

test('a newsletter to a segment counts and reaches only its subscribers', async () => {
  const user = await openComposer();
  await user.selectOptions(screen.getByLabelText(texts.segment.label), texts.segment.demo);
  await screen.findByRole('option', { name: 'All subscribers (3)' });
  await user.type(subject(), 'News');
  await user.type(content(), 'Hello');
  const question = await sendAndConfirm(user);
  expect(question).toContain('“News” will be sent to 3 active subscribers.');
  expect(question).toContain('Segment: Asked for a demo.');
  expect(posted[0]!.body).toMatchObject({ audience: 'all', segment: 'demo', subject: 'News' });
});

test('a draft keeps a segment that is no longer listed', async () => {
  drafts = [draft({ segment: 'campaign:past' })];
  const user = await openComposer();
  await user.click(await screen.findByRole('button', { name: texts.drafts.openOf('June') }));
  expect(screen.getByLabelText<HTMLSelectElement>(texts.segment.label).value).toBe('campaign:past');
  await user.type(subject(), ' news');
  await waitFor(() => expect(saved.at(-1)!.body).toMatchObject({ subject: 'June news', segment: 'campaign:past' }));
});

test('missing parts are named until they are there', async () => {
  const user = await openComposer();
  await user.type(subject(), 'News');
  await user.click(press(texts.send));
  expect(await screen.findByText(composerMessages.blankComposer)).toBeTruthy();
  await user.type(content(), 'Hello');
  expect(screen.queryByText(composerMessages.blankComposer)).toBeNull();
});

test('half an Arabic text is not sent, and is shown', async () => {
  const user = await openComposer();
  await user.type(subject(), 'News');
  await user.type(content(), 'Hello');
  await user.click(screen.getByRole('radio', { name: 'Arabic' }));
  await user.type(subject(), 'أخبار');
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await user.click(press(texts.send));
  expect(await screen.findByText(texts.blankArabic)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Arabic' }).checked).toBe(true);
  expect(posted).toEqual([]);
});

test('a test has the text that is shown', async () => {
  const user = await openComposer();
  await user.click(screen.getByRole('radio', { name: 'Arabic' }));
  await user.type(subject(), 'أخبار');
  await user.type(content(), 'مرحبًا');
  await user.click(press(texts.test));
  expect(await screen.findByText('Sent.')).toBeTruthy();
  expect(posted).toEqual([
    { path: '/api/admin/newsletters/test', body: { subject: 'أخبار', content: 'مرحبًا', locale: 'ar' } },
  ]);
});

test('an image is refused in words', async () => {
  const user = await openComposer();
  await user.type(subject(), 'News');
  await user.click(content());
  await user.paste('![Our office](https://rihla.example/office.png)');
  await user.click(press(texts.send));
  expect(await screen.findByText(composerMessages.wrongPicture)).toBeTruthy();
  expect(posted).toEqual([]);
});

test('a text goes to the site alone, in the language that it has', async () => {
  const user = await openComposer();
  await user.selectOptions(screen.getByLabelText(news.destination), 'news');
  expect(screen.queryByLabelText(texts.audience)).toBeNull();
  await user.click(press(news.publish));
  expect(await screen.findByText(composerMessages.blankComposer)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: texts.texts.ar }));
  await user.type(screen.getByLabelText(news.headline), 'مكتب');
  await user.type(screen.getByLabelText(news.lead), 'أكبر');
  await user.type(content(), 'أهلًا');
  await user.type(screen.getByLabelText(news.slug), 'New Office');
  await user.click(press(news.publish));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: news.confirm.confirm }));
  expect(await screen.findByText(news.published)).toBeTruthy();
  const ar = { title: 'مكتب', lead: 'أكبر', content: 'أهلًا' };
  expect(posted).toEqual([
    { path: '/api/admin/posts', body: { id: expect.any(String), slug: 'new-office', en: null, ar } },
  ]);
});

test('a text goes to the site first, then to subscribers, with one id and one time', async () => {
  const user = await openComposer();
  await user.selectOptions(screen.getByLabelText(news.destination), 'both');
  await user.type(subject(), 'News');
  await user.type(content(), 'Hello');
  fireEvent.change(screen.getByLabelText(texts.sendAt), { target: { value: '2099-01-01' } });
  await user.click(press(news.schedule));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.schedule }));
  expect(await screen.findByText('Sent.')).toBeTruthy();
  expect(posted.map(({ path }) => path)).toEqual(['/api/admin/posts', '/api/admin/newsletters']);
  const [page, email] = posted.map(({ body }) => body as { id: string; publishAt?: string; sendAt?: string });
  expect(page!.id).toBe(email!.id);
  expect(page!.publishAt).toBe('2099-01-01T05:00:00.000Z');
  expect(email!.sendAt).toBe(page!.publishAt);
});

test('a picture goes to the cursor of the text, with its description', async () => {
  const user = await openComposer();
  await user.type(content(), 'Before after');
  (content() as HTMLTextAreaElement).setSelectionRange(7, 7);
  await user.click(press(texts.picture.add));
  const dialog = within(await screen.findByRole('dialog'));
  const file = new File(['picture'], 'office.png', { type: 'image/png' });
  await user.upload(dialog.getByLabelText(texts.picture.file), file);
  await user.type(dialog.getByLabelText(texts.picture.description), 'Our office');
  await user.click(dialog.getByRole('button', { name: texts.picture.save }));
  await waitFor(() => expect((content() as HTMLTextAreaElement).value).toBe('Before ![Our office](/media/x.png)after'));
  expect(uploaded).toEqual([file]);
});

test('the toolbar formats what is selected in the text, by mouse and by arrow keys', async () => {
  const user = await openComposer();
  await user.type(content(), 'Our office');
  content().setSelectionRange(4, 10);
  await user.click(press(texts.formats.bold));
  expect(content().value).toBe('Our **office**');
  expect(document.activeElement).toBe(content());
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(press(texts.formats.bold));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(press(texts.picture.add));
  await user.keyboard('{Home}{ArrowRight}{Enter}');
  expect(content().value).toBe('Our ***office***');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(press(texts.formats.italic));
});

test('Ctrl B, I and K format the text, on an Arabic keyboard too', async () => {
  const user = await openComposer();
  await user.click(content());
  await user.keyboard('{Control>}b{/Control}Our{Control>}b{/Control} ');
  await user.keyboard('{Control>}k{/Control}page');
  expect(content().value).toBe('**Our** [page](https://)');
  content().setSelectionRange(3, 3);
  const isLeft = fireEvent.keyDown(content(), { key: 'ه', code: 'KeyI', ctrlKey: true });
  expect(isLeft).toBe(false);
  expect(content().value).toBe('***Our*** [page](https://)');
});

test('pasted text keeps its structure as Markdown, plain text stays as it is', async () => {
  const user = await openComposer();
  await user.type(content(), 'Hello');
  const clipboard = new DataTransfer();
  clipboard.setData('text/html', '<h2 style="color: red">Dates</h2><p>In <b>June</b></p>');
  clipboard.setData('text/plain', 'Dates\nIn June');
  await user.paste(clipboard);
  await user.paste(' # 1');
  expect(content().value).toBe('Hello\n\n## Dates\n\nIn **June** # 1');
});

test('a picture in a pasted text is not lost without a word', async () => {
  const user = await openComposer();
  await user.click(content());
  const clipboard = new DataTransfer();
  clipboard.setData('text/html', '<p>Our <b>office</b> <img src="file:///C:/office.png"></p>');
  await user.paste(clipboard);
  expect(content().value).toBe('Our **office**');
  expect(await screen.findByText(/Pictures can’t be pasted/)).toBeTruthy();
});

test('the preview is of the chosen device and colors, beside the line of an inbox', async () => {
  const user = await openComposer();
  await user.type(subject(), 'Our new office');
  await user.type(content(), 'It is **larger**.');
  const inbox = within(screen.getByRole('region', { name: texts.preview.inbox }));
  expect(inbox.getByText('Our new office')).toBeTruthy();
  expect(inbox.getByText('It is larger.')).toBeTruthy();
  expect(screen.getByText(texts.subjectLength(14))).toBeTruthy();
  expect(preview()).toMatchObject({ scheme: 'light', width: 720 });
  await user.click(screen.getByRole('radio', { name: texts.preview.devices.phone }));
  await user.click(screen.getByRole('radio', { name: texts.preview.schemes.dark }));
  expect(preview()).toMatchObject({ subject: 'Our new office', scheme: 'dark', width: 375 });
});

test('what goes to the site is previewed as its page', async () => {
  const user = await openComposer();
  await user.selectOptions(screen.getByLabelText(news.destination), 'both');
  await user.type(subject(), 'Our office');
  await user.type(screen.getByLabelText(news.lead), 'Larger.');
  expect(preview()).toMatchObject({ subject: 'Our office' });
  await user.click(screen.getByRole('radio', { name: texts.preview.views.page }));
  expect(preview()).toMatchObject({ title: 'Our office', lead: 'Larger.', locale: 'en', width: 1280 });
  expect(screen.queryByRole('region', { name: texts.preview.inbox })).toBeNull();
});

test('the text becomes a draft of all staff, and a colleague’s draft can be opened', async () => {
  drafts = [draft()];
  const user = await openComposer();
  await user.type(subject(), 'Mine');
  expect(await screen.findByText(texts.drafts.saved)).toBeTruthy();
  expect(saved.at(-1)!.body).toMatchObject({ subject: 'Mine', version: null });
  await user.click(await screen.findByRole('button', { name: texts.drafts.openOf('June') }));
  expect(content().value).toBe('Hello from Basim');
});

test('of many team drafts, the newest are listed until all are asked for', async () => {
  drafts = Array.from({ length: 7 }, (_, i) => draft({ id: `d${i}`, subject: `June ${i}` }));
  const user = await openComposer();
  const listed = () => screen.getAllByRole('button', { name: /^Open the draft/ }).length;
  await screen.findByRole('button', { name: texts.drafts.openOf('June 0') });
  expect(listed()).toBe(5);
  await user.click(screen.getByRole('button', { name: texts.drafts.all(7) }));
  expect(listed()).toBe(7);
});

test('a draft that a colleague has changed meanwhile is not overwritten without asking', async () => {
  conflict = 'basim@rihla.example has changed this draft since you opened it.';
  const user = await openComposer();
  await user.type(subject(), 'Mine');
  expect(await screen.findByText(conflict)).toBeTruthy();
  const { id } = JSON.parse(localStorage.getItem('newsletter-draft')!);
  expect(subject().value).toBe('Mine');
  expect(saved).toHaveLength(1);
  expect(screen.getByRole('button', { name: texts.drafts.keepMine })).toBeTruthy();
  expect(saved[0]!.path).toContain(id);
});

test('a letter with a time is scheduled for it in Gulf time', async () => {
  const user = await openComposer();
  await user.type(subject(), 'News');
  await user.type(content(), 'Hello');
  fireEvent.change(screen.getByLabelText(texts.sendAt), { target: { value: '2099-03-04' } });
  expect(screen.getByLabelText<HTMLSelectElement>(texts.sendTime).value).toBe('09:00');
  await user.selectOptions(screen.getByLabelText(texts.sendTime), '21:30');
  await user.click(press(texts.schedule));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/4 Mar 2099, 21:30, Gulf time/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: texts.schedule }));
  await screen.findByText('Sent.');
  expect(posted[0]!.body).toMatchObject({ sendAt: '2099-03-04T17:30:00.000Z' });
});
