import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneSettings, startPhone } from '../../scripts/whatsapp-phone.mjs';

interface Received {
  entry: [{ changes: [{ value: { messages?: { type: string; image?: { id: string }; document?: object }[] } }] }];
}

const webhooks: Received[] = [];
let [site, phone]: [Server?, Server?] = [];
let phoneUrl = '';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  site = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    webhooks.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => site!.listen(0, 'localhost', resolve));
  phone = await startPhone({ siteUrl: `http://localhost:${portOf(site)}`, port: 0 });
  phoneUrl = `http://localhost:${portOf(phone)}`;
});

afterAll(() => {
  site?.close();
  phone?.close();
});

const authorization = `Bearer ${phoneSettings.WHATSAPP_TOKEN}`;
const graph = (path: string, init: RequestInit = {}) =>
  fetch(`${phoneUrl}/v24.0/${path}`, { ...init, headers: { authorization, ...init.headers } });
const shown = async () =>
  (await (await fetch(`${phoneUrl}/dev/whatsapp/chat?who=omar`)).json()) as {
    messages: { from: string; text: string; file?: { id: string; name: string } }[];
  };

test.each([
  ['image/png', 'photo.png', 'image'],
  ['application/pdf', 'plan.pdf', 'document'],
])('sends a file from the phone by the webhook, and serves it as Meta does: %s', async (type, name, kind) => {
  const base64 = Buffer.from(`bytes of ${name}`).toString('base64');
  const answer = await fetch(`${phoneUrl}/dev/whatsapp/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ who: 'omar', text: 'See this', file: { name, type, base64 } }),
  });
  expect(answer.status).toBe(200);
  const [message] = webhooks.at(-1)!.entry[0].changes[0].value.messages!;
  expect(message).toMatchObject({ type: kind, [kind]: { mime_type: type, caption: 'See this' } });
  const { id } = message![kind as 'image'] as { id: string };
  const { url, file_size } = (await (await graph(id)).json()) as { url: string; file_size: number };
  expect(file_size).toBe(`bytes of ${name}`.length);
  expect((await fetch(url)).status).toBe(401);
  expect(await (await fetch(url, { headers: { authorization } })).text()).toBe(`bytes of ${name}`);
});

test('shows a file that the site sends', async () => {
  const form = new FormData();
  form.set('file', new File(['the offer'], 'offer.pdf', { type: 'application/pdf' }));
  const { id } = (await (
    await graph(`${phoneSettings.WHATSAPP_PHONE_ID}/media`, { method: 'POST', body: form })
  ).json()) as { id: string };
  const document = { id, filename: 'offer.pdf', caption: 'As promised' };
  const call = { to: '971501234567', type: 'document', document };
  const path = `${phoneSettings.WHATSAPP_PHONE_ID}/messages`;
  expect((await graph(path, { method: 'POST', body: JSON.stringify(call) })).status).toBe(200);
  const last = (await shown()).messages.at(-1)!;
  expect(last).toMatchObject({ from: 'site', text: 'As promised', file: { name: 'offer.pdf' } });
  const file = await fetch(`${phoneUrl}/dev/whatsapp/files/${last.file!.id}`);
  expect([await file.text(), file.headers.get('content-disposition')]).toEqual([
    'the offer',
    "attachment; filename*=UTF-8''offer.pdf",
  ]);
});
