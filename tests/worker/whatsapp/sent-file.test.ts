import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { deliverWhatsapp } from '#worker/whatsapp/deliver.ts';
import { sendFile } from '#worker/whatsapp/sent-file.ts';
import { whatsappSettings } from '#worker/whatsapp/settings.ts';
import { expectLogs } from '../support/logs.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import {
  messageFrom,
  mockGraph,
  noWhatsapp,
  payloadOf,
  transcriptWith,
  webhook,
  whatsappOn,
} from '../support/whatsapp.ts';

const start = Date.parse('2031-01-20T08:00:00.000Z');
const omar = { phone: '971501234567', name: 'Omar' };
const pdf = new File(['%PDF-1.4\n%%EOF'], 'plan.pdf', { type: 'application/pdf' });
const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1)], 'screen.png');

let session: string;
let graph: ReturnType<typeof mockGraph>;

beforeEach(async () => {
  await noWhatsapp();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  graph = mockGraph();
  await webhook(payloadOf(messageFrom(omar, 'What is Lagentry?')));
  graph.sent.length = 0;
  vi.setSystemTime(start + 60_000);
  session = (await env.DB.prepare('SELECT session_id FROM whatsapp_people').first<string>('session_id'))!;
});

function send(file: File, text = '', id: string = crypto.randomUUID()): Promise<Response> {
  const body = new FormData();
  body.set('id', id);
  body.set('text', text);
  body.set('file', file);
  return asStaff(`/api/admin/chats/${session}/messages`, { method: 'POST', body }, whatsappOn);
}

it('sends a document with its words once, and shows it to staff', async () => {
  const id = crypto.randomUUID();
  expect((await send(pdf, 'Here is the plan.', id)).status).toBe(202);
  expect((await send(pdf, 'Here is the plan.', id)).status).toBe(202);
  expect(graph.uploads.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['plan.pdf', 'application/pdf', pdf.size],
  ]);
  expect(graph.sent).toMatchObject([
    {
      to: omar.phone,
      type: 'document',
      document: { id: 'uploaded-1', filename: 'plan.pdf', caption: 'Here is the plan.' },
    },
  ]);
  expect((await transcriptWith(omar.phone)).at(-1)).toEqual([
    'amal@rihla.example',
    '[File: plan.pdf]\nHere is the plan.',
  ]);
  const file = await getAsStaff(`/api/admin/chats/${session}/files/${id}`);
  expect(await file.text()).toBe(await pdf.text());
  expect(await env.DB.prepare('SELECT count(*) AS n FROM file_deletions').first('n')).toBe(1);
});

it('sends a picture as one', async () => {
  expect((await send(png)).status).toBe(202);
  expect(graph.sent).toMatchObject([{ type: 'image', image: { id: 'uploaded-1' } }]);
  expect(graph.sent[0]?.image).not.toHaveProperty('caption');
});

it.each([
  [5_242_880, 'image'],
  [5_242_881, 'document'],
])('sends a picture of at most 5 MiB as one: %i bytes as %s', async (size, type) => {
  const FILES = { get: async () => ({ size, arrayBuffer: async () => new ArrayBuffer(1) }) };
  const bindings = { ...env, ...whatsappOn, FILES } as unknown as typeof env;
  const content = { kind: 'file', text: '', file: { id: '', name: 'a.png', type: 'image/png' } };
  const row = { id: 'm1', fileKey: 'key', content } as Parameters<typeof sendFile>[3];
  await sendFile(bindings, whatsappSettings(bindings)!, omar as Parameters<typeof sendFile>[2], row);
  expect(graph.sent).toMatchObject([{ type }]);
});

it('refuses a file that is not what its name says, and any after the window', async () => {
  await expectRefusal(send(new File(['<script>'], 'plan.pdf')), [422, 'validation_failed', /plan\.pdf/]);
  vi.setSystemTime(start + 24 * 60 * 60_000);
  await expectRefusal(send(pdf), [409, 'window_closed', /Send a template/]);
  expect(graph.uploads).toEqual([]);
});

it('tries an upload again that Meta has not taken', async () => {
  expectLogs('whatsapp_refused');
  vi.mocked(globalThis.fetch).mockResolvedValueOnce(new Response('{}', { status: 503 }));
  await send(pdf);
  expect(graph.sent).toEqual([]);
  vi.setSystemTime(start + 3 * 60_000);
  await deliverWhatsapp({ ...env, ...whatsappOn });
  expect(graph.sent).toMatchObject([{ type: 'document' }]);
});
