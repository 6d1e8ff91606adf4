import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChatsView } from '#web/admin/chat/chats-view.tsx';
import { Transcript } from '#web/admin/chat/transcript.tsx';
import { RolesContext } from '#web/admin/roles.ts';
import { mockAdminApi, renderAdmin } from '../support.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00.000Z') });
});

const person = {
  phone: '+971501234567',
  userId: null,
  name: 'Omar Haddad',
  locale: 'en',
  windowEndsAt: '2026-11-20T11:30:00.000Z',
  stopped: false,
  blocked: false,
};

const message = (id: string, text: string, metadata: object = {}, isBot = false) => ({
  id,
  session_id: 's1',
  message: text,
  is_bot: isBot,
  timestamp: `2026-11-20T07:0${id.at(-1)}:00.000Z`,
  metadata: { confidence: null, suggestedActions: [], ...metadata },
});

const templates = [
  { name: 'back_to_you', language: 'ar', status: 'APPROVED', text: 'مرحبًا {{1}}، عدنا إليك.', values: ['1'] },
  { name: 'back_to_you', language: 'en', status: 'APPROVED', text: 'Hello {{1}}, about {{2}}.', values: ['1', '2'] },
  { name: 'draft', language: 'en', status: 'PENDING', text: 'Draft', values: [] },
];

const post = 'POST /api/admin/chats/s1/messages';

function open(overrides: object = {}, replies: Parameters<typeof mockAdminApi>[0] = {}, roles = ['admin'] as const) {
  const sent = mockAdminApi({
    'GET /api/admin/staff': { items: [] },
    'GET /api/admin/whatsapp/templates': { items: templates },
    'GET /api/admin/chats/s1': {
      items: [
        message('m4', 'I asked again', { author: 'amal@rihla.example' }),
        message('m3', 'Here is the plan', { author: 'amal@rihla.example' }),
        message('m2', '[File: plan.pdf]'),
        message('m1', 'What is Lagentry?'),
        message('m0', 'Your demo is booked.', { template: { name: 'booking_confirmation' } }, true),
      ],
      nextCursor: null,
      submissionIds: [],
      whatsapp: { ...person, ...overrides },
      deliveries: {
        m3: { status: 'read', reason: null },
        m4: { status: 'failed', reason: 'This person has turned off messages of businesses.' },
      },
      files: { m2: 'plan.pdf' },
    },
    ...replies,
  });
  const user = renderAdmin(
    <RolesContext value={roles}>
      <Routes>
        <Route path="/admin/inbox/chats/:sessionId" element={<Transcript />} />
      </Routes>
    </RolesContext>,
    '/admin/inbox/chats/s1',
  );
  return { user, ...sent };
}

test('the list names the channel only where there is one', async () => {
  const chat = (channel: string, whatsapp: object | null) => ({
    session_id: channel,
    first_question: `Question of ${channel}`,
    locale: 'en',
    message_count: 2,
    started_at: '2026-03-02T08:00:00.000Z',
    last_message_at: '2026-03-02T08:00:00.000Z',
    channel,
    whatsapp,
  });
  const list = (hasWhatsapp: boolean) => () => ({
    status: 200,
    body: {
      items: [chat('site', null), ...(hasWhatsapp ? [chat('whatsapp', person)] : [])],
      nextCursor: null,
      hasWhatsapp,
    },
  });
  const common = {
    'GET /api/admin/chat-usage': { cap: 1000, capReachedAt: null, days: [] },
    'GET /api/admin/stats': { submissions: null, subscribers: null, readers: null, chatCapReachedAt: null },
  };
  mockAdminApi({ ...common, 'GET /api/admin/chats': list(false) });
  const first = renderAdmin(<ChatsView />);
  await screen.findByText('Question of site');
  expect(document.body.textContent).not.toContain('WhatsApp');
  expect(first).toBeTruthy();
  document.body.replaceChildren();

  const { reads } = mockAdminApi({ ...common, 'GET /api/admin/chats': list(true) });
  const user = renderAdmin(<ChatsView />);
  const row = (await screen.findByText('Question of whatsapp')).closest('li')!;
  expect(row.textContent).toContain('WhatsApp');
  expect(row.textContent).toContain('Omar Haddad · +971501234567');
  // happy-dom does not know the element `search`, which React reports.
  vi.mocked(console.error).mockClear();
  await user.selectOptions(screen.getByLabelText('Channel'), 'WhatsApp');
  await expect.poll(() => reads.at(-1)?.search).toBe('?channel=whatsapp&limit=25');
  await user.type(screen.getByRole('searchbox'), '050 123{Enter}');
  await expect.poll(() => reads.at(-1)?.search).toBe('?channel=whatsapp&q=050+123&limit=25');
});

test('a conversation shows the person, the time left, the ticks and the files', async () => {
  open();
  const bar = await screen.findByRole('region', { name: 'Person on WhatsApp' });
  expect(bar.textContent).toContain('Omar Haddad');
  expect(bar.textContent).toContain('+971501234567');
  expect(bar.textContent).toContain('Texts reach this person for 3 hours, until Fri 20 Nov, 15:30.');
  const log = screen.getByRole('log');
  expect(log.textContent).toContain('✓✓ read');
  expect(log.textContent).toMatch(/Automatic message.+Your demo is booked\./);
  expect(log.textContent).toContain('not sent: This person has turned off messages of businesses.');
  const file = within(log).getByRole('link', { name: /plan\.pdf/ });
  expect(file.getAttribute('href')).toBe('/api/admin/chats/s1/files/m2');
});

test('a text that is sent again after a failure keeps its id', async () => {
  let isDown = true;
  const { user, changes } = open({}, { [post]: () => (isDown ? new TypeError('down') : { status: 202, body: null }) });
  const field = await screen.findByLabelText('Your message on WhatsApp');
  await user.type(field, 'Shall we call you?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/A network error occurred/)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Shall we call you?');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => (field as HTMLTextAreaElement).value).toBe('');
  await user.type(field, 'And when?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => changes.length).toBe(3);
  const bodies = changes.map(({ body }) => body as { id: string; text: string });
  expect(bodies.map(({ text }) => text)).toEqual(['Shall we call you?', 'Shall we call you?', 'And when?']);
  expect(bodies[1]!.id).toBe(bodies[0]!.id);
  expect(bodies[2]!.id).not.toBe(bodies[0]!.id);
});

test('a file is sent with its words, and both are gone afterwards', async () => {
  const { user, changes } = open({}, { [post]: () => ({ status: 202, body: null }) });
  const field = await screen.findByLabelText('Your message on WhatsApp');
  await user.type(field, 'Here it is.');
  await user.upload(screen.getByLabelText('Attach a file', { selector: 'input' }), new File(['%PDF-'], 'offer.pdf'));
  expect(screen.getByText('offer.pdf')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => screen.queryByText('offer.pdf')).toBeNull();
  const form = changes[0]!.body as unknown as FormData;
  expect([form.get('text'), (form.get('file') as File).name]).toEqual(['Here it is.', 'offer.pdf']);
  expect(form.get('id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((field as HTMLTextAreaElement).value).toBe('');
});

test('a person who has not written yet gets templates only', async () => {
  open({ windowEndsAt: null });
  expect(await screen.findByText(/has not written yet, so only templates/)).toBeTruthy();
  expect(screen.queryByLabelText('Your message on WhatsApp')).toBeNull();
});

test('after the window only a template is offered, the person’s language first', async () => {
  const { user, changes } = open(
    { windowEndsAt: '2026-11-20T08:00:00.000Z' },
    { [post]: () => ({ status: 202, body: null }) },
  );
  const choice = await screen.findByLabelText('Template');
  expect(screen.queryByLabelText('Your message on WhatsApp')).toBeNull();
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['back to you (English)', 'back to you (Arabic)']);
  const send = screen.getByRole('button', { name: 'Send the template' });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  await user.type(screen.getByLabelText(/\{\{2\}\}/), 'your demo');
  expect(screen.getByRole('figure').textContent).toContain('Hello Omar Haddad, about your demo.');
  await user.click(send);
  await expect.poll(() => changes.length).toBe(1);
  expect(changes[0]!.body).toMatchObject({
    template: { name: 'back_to_you', language: 'en', values: ['Omar Haddad', 'your demo'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Use a template' }));
  expect((screen.getByLabelText(/\{\{2\}\}/) as HTMLInputElement).value).toBe('');
});

test('a refusal of the server is shown in its words', async () => {
  const problem = { code: 'window_closed', title: 'Closed', status: 409, detail: 'Send a template, please.' };
  const { user } = open({}, { [post]: () => ({ status: 409, body: problem }) });
  await user.type(await screen.findByLabelText('Your message on WhatsApp'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Send a template, please.')).toBeTruthy();
});

test('nothing can be written to a person who has ended all messages', async () => {
  open({ stopped: true });
  expect(await screen.findByText(/can start them again by writing START/)).toBeTruthy();
  expect(screen.queryByLabelText('Your message on WhatsApp')).toBeNull();
});

test('a conversation is blocked, and erased after a question', async () => {
  const { user, changes } = open(
    {},
    {
      'PUT /api/admin/chats/s1/block': () => ({ status: 204, body: null }),
      'DELETE /api/admin/chats/s1': () => ({ status: 204, body: null }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  await expect.poll(() => changes.at(-1)?.body).toEqual({ blocked: true });
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  expect(changes).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Erase for good' }));
  await expect.poll(() => screen.getByLabelText('Address').textContent).toBe('/admin/inbox/chats');
  expect(changes.at(-1)!.endpoint).toBe('DELETE /api/admin/chats/s1');
});

test('only an administrator erases a conversation', async () => {
  open({}, {}, ['sales'] as never);
  await screen.findByRole('button', { name: 'Block' });
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});
