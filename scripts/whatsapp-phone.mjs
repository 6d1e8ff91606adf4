// `npm start` runs it: a phone on the screen at /dev/whatsapp, which stands in for Meta. It sends signed webhooks to the
// site's real route and takes what the site sends to the Graph API. No dependencies.
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

export const phoneSettings = {
  WHATSAPP_PHONE_ID: '100000000000001',
  WHATSAPP_TOKEN: 'token-of-the-local-phone',
  WHATSAPP_APP_SECRET: 'app-secret-of-the-local-phone',
  WHATSAPP_VERIFY_TOKEN: 'verify-token-of-the-local-phone',
};

const people = [
  { id: 'omar', name: 'Omar Haddad', phone: '971501234567', locale: 'en' },
  { id: 'maryam', name: 'مريم الكعبي', phone: '971557654321', locale: 'ar' },
  { id: 'noura', name: 'Noura', userId: 'AE.1349876543210', locale: 'en' },
];

const body = (/** @type {string} */ text) => [{ type: 'BODY', text }];
export const templates = [
  { name: 'back_to_you', language: 'en', status: 'APPROVED', components: body('Hello {{1}}, we are back: {{2}}') },
  { name: 'back_to_you', language: 'ar', status: 'APPROVED', components: body('مرحبًا {{1}}، عدنا إليكم: {{2}}') },
  {
    name: 'booking_confirmation',
    language: 'en',
    status: 'APPROVED',
    components: body('Hello {{1}}, your demo is booked: {{2}}.'),
  },
  {
    name: 'booking_confirmation',
    language: 'ar',
    status: 'APPROVED',
    components: body('مرحبًا {{1}}، تم حجز العرض التوضيحي: {{2}}.'),
  },
  {
    name: 'booking_reminder',
    language: 'en',
    status: 'APPROVED',
    components: body('Hello {{1}}, this is a reminder of your demo: {{2}}.'),
  },
  {
    name: 'booking_reminder',
    language: 'ar',
    status: 'APPROVED',
    components: body('مرحبًا {{1}}، نذكّركم بموعد العرض التوضيحي: {{2}}.'),
  },
];

/** A file of 10 MB in Base64. */
const maxBytes = 14_000_000;

/**
 * @typedef {{ id: string, name: string, type: string }} ShownFile
 * @typedef {{ id: string, from: 'person' | 'site', text: string, file?: ShownFile, buttons?: { id: string, title: string }[], ticks?: string }} Shown
 * @param {{ siteUrl: string, port: number }} options
 * @returns {Promise<import('node:http').Server>}
 */
export async function startPhone({ siteUrl, port }) {
  /** @type {Map<string, Shown[]>} */
  const chats = new Map(people.map(({ id }) => [id, []]));
  let sent = 0;
  /** @type {Map<string, { name: string, type: string, bytes: Buffer }>} */
  const files = new Map();

  /** @param {{ name: string, type: string, bytes: Buffer }} file @returns {ShownFile} */
  function keep({ name, type, bytes }) {
    const id = `media-${randomUUID()}`;
    files.set(id, { name, type, bytes });
    return { id, name, type };
  }

  /** @param {object} value */
  async function webhook(value) {
    const metadata = { phone_number_id: phoneSettings.WHATSAPP_PHONE_ID };
    const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
    const payload = { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] };
    const text = JSON.stringify(payload);
    const signature = createHmac('sha256', phoneSettings.WHATSAPP_APP_SECRET).update(text).digest('hex');
    const response = await fetch(`${siteUrl}/api/webhooks/whatsapp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body: text,
    });
    if (!response.ok) throw new Error(`The site answered ${response.status}: ${await response.text()}`);
  }

  /**
   * @param {string} who @param {string} text @param {string} [action] of a pressed button
   * @param {{ name: string, type: string, base64: string }} [given] a file
   */
  async function write(who, text, action, given) {
    const person = people.find(({ id }) => id === who);
    if (!person || (text.trim() === '' && !given)) return;
    const file = given && keep({ ...given, bytes: Buffer.from(given.base64, 'base64') });
    const { name, phone, userId } = person;
    const id = `wamid.in-${randomUUID()}`;
    chats.get(who)?.push({ id, from: 'person', text, file });
    const content = file
      ? mediaOf(file, text)
      : action
        ? { type: 'interactive', interactive: { type: 'button_reply', button_reply: { id: action, title: text } } }
        : { type: 'text', text: { body: text } };
    await webhook({
      contacts: [{ profile: { name }, ...(phone && { wa_id: phone }), ...(userId && { user_id: userId }) }],
      messages: [
        {
          id,
          timestamp: String(Math.floor(Date.now() / 1000)),
          ...(phone && { from: phone }),
          ...(userId && { from_user_id: userId }),
          ...content,
        },
      ],
    });
  }

  /** @param {any} call the body of a call of `/messages` */
  function take(call) {
    const person = people.find(({ phone, userId }) => (call.to ? call.to === phone : call.recipient === userId));
    if (!person) return { status: 400, reply: { error: { code: 131026, message: 'Message undeliverable' } } };
    sent += 1;
    const id = `wamid.out-${Date.now()}-${sent}`;
    const buttons = call.interactive?.action?.buttons?.map((/** @type {any} */ button) => button.reply);
    const media = call.image ?? call.document;
    const file = media && { id: media.id, ...files.get(media.id) };
    if (media && !file.name) return { status: 400, reply: { error: { code: 131053, message: 'Media upload error' } } };
    const shownFile = file && { id: file.id, name: file.name, type: file.type };
    /** @type {Shown} */
    const shown = { id, from: 'site', text: media?.caption ?? textOf(call), file: shownFile, buttons, ticks: 'sent' };
    chats.get(person.id)?.push(shown);
    void report(shown, ['sent', 'delivered', 'read'], call.biz_opaque_callback_data);
    return { status: 200, reply: { messaging_product: 'whatsapp', messages: [{ id }] } };
  }

  /** @param {Shown} shown @param {string[]} statuses @param {string} ownId */
  async function report(shown, statuses, ownId) {
    for (const status of statuses) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      shown.ticks = status;
      const timestamp = String(Math.floor(Date.now() / 1000));
      await webhook({ statuses: [{ id: shown.id, status, timestamp, biz_opaque_callback_data: ownId }] }).catch(
        (error) => console.error(String(error)),
      );
    }
  }

  const page = readFileSync(new URL('./whatsapp-phone.html', import.meta.url), 'utf8');

  const server = createServer(async (request, response) => {
    const json = (/** @type {unknown} */ value, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    try {
      if (request.method === 'GET' && pathname === '/dev/whatsapp') {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      } else if (request.method === 'GET' && pathname === '/dev/whatsapp/chat') {
        json({ people, messages: chats.get(searchParams.get('who') ?? '') ?? [] });
      } else if (request.method === 'POST' && pathname === '/dev/whatsapp/chat') {
        // A page of another origin cannot send this type without asking.
        if (request.headers['content-type'] !== 'application/json') return json({}, 415);
        const { who, text, action, file } = await jsonOf(request);
        await write(who, String(text), action, file);
        json({});
      } else if (request.method === 'GET' && pathname.startsWith('/dev/whatsapp/files/')) {
        sendFile(response, files.get(pathname.split('/').at(-1) ?? ''));
      } else if (request.headers.authorization !== `Bearer ${phoneSettings.WHATSAPP_TOKEN}`) {
        json({ error: { code: 190, message: 'Invalid access token' } }, 401);
      } else if (request.method === 'POST' && pathname.endsWith(`/${phoneSettings.WHATSAPP_PHONE_ID}/messages`)) {
        const { status, reply } = take(await jsonOf(request));
        json(reply, status);
      } else if (request.method === 'POST' && pathname.endsWith(`/${phoneSettings.WHATSAPP_PHONE_ID}/media`)) {
        json({ id: keep(await uploadOf(request)).id });
      } else if (pathname.startsWith('/content/')) {
        sendFile(response, files.get(pathname.split('/').at(-1) ?? ''));
      } else if (files.has(pathname.split('/').at(-1) ?? '')) {
        const id = pathname.split('/').at(-1) ?? '';
        const { type, bytes } = /** @type {{ type: string, bytes: Buffer }} */ (files.get(id));
        json({ id, url: `http://${request.headers.host}/content/${id}`, mime_type: type, file_size: bytes.length });
      } else if (pathname.endsWith('/message_templates')) {
        json({ data: templates });
      } else {
        json({ error: { code: 100, message: 'The local phone does not have this' } }, 404);
      }
    } catch (error) {
      json({ error: { code: 1, message: String(error) } }, 500);
    }
  });
  await new Promise((resolve) => server.listen(port, 'localhost', () => resolve(undefined)));
  return server;
}

/** @param {any} call */
function textOf({ text, interactive, template }) {
  if (!template) return text?.body ?? interactive?.body?.text ?? '';
  const values = template.components?.[0]?.parameters ?? [];
  const { components } = templates.find(
    ({ name, language }) => name === template.name && language === template.language.code,
  ) ?? { components: body(template.name) };
  return (components[0]?.text ?? '').replace(/\{\{(\d+)\}\}/g, (_, number) => values[number - 1]?.text ?? '');
}

/** @param {ShownFile} file @param {string} caption */
function mediaOf({ id, name, type }, caption) {
  const media = { id, mime_type: type, ...(caption && { caption }) };
  return type.startsWith('image/')
    ? { type: 'image', image: media }
    : { type: 'document', document: { ...media, filename: name } };
}

/** @param {import('node:http').ServerResponse} response @param {{ name: string, type: string, bytes: Buffer } | undefined} file */
function sendFile(response, file) {
  if (!file) return response.writeHead(404).end();
  const name = encodeURIComponent(file.name);
  // A picture is shown; anything else must not run here.
  const disposition = file.type.startsWith('image/') ? 'inline' : 'attachment';
  return response
    .writeHead(200, {
      'content-type': file.type.startsWith('image/') ? file.type : 'application/octet-stream',
      'content-disposition': `${disposition}; filename*=UTF-8''${name}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    .end(file.bytes);
}

/** @param {import('node:http').IncomingMessage} request */
async function uploadOf(request) {
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(await bytesOf(request), { headers: { 'content-type': type } }).formData();
  const file = /** @type {File} */ (form.get('file'));
  return { name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) };
}

/** @param {import('node:http').IncomingMessage} request */
async function jsonOf(request) {
  return JSON.parse((await bytesOf(request)).toString());
}

/** @param {import('node:http').IncomingMessage} request */
async function bytesOf(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The body is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
