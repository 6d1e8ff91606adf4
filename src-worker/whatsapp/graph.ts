import * as z from 'zod';
import type { WhatsappTemplate } from '#shared/contracts/whatsapp.ts';
import type { PersonRow } from '../chat/whatsapp-view.ts';
import type { WhatsappSettings } from './settings.ts';

const timeoutMs = 10_000;

function callGraph({ apiUrl, token }: WhatsappSettings, path: string, body?: object): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(`${apiUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}

/** `later` was refused for now; `unknown` may have arrived. Times are in milliseconds. */
type Refusal = { kind: 'later'; afterMs: number; reason: string } | { kind: 'failed'; reason: string };
export type SendOutcome = { kind: 'sent'; wamid: string } | Refusal | { kind: 'unknown'; reason: string };

/** Too many messages: of the account, to one person, or within the API’s hour. */
const slowDown = new Set([4, 80007, 130429, 131048, 131056, 133016]);
const pauseMs = 60_000;

const Sent = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const Failure = z.object({ error: z.object({ code: z.number(), message: z.string().catch('') }) });

/** Meta returns `id` with each status, so that a message whose answer was lost is found again. */
export async function sendMessage(
  settings: WhatsappSettings,
  { phone, userId }: Pick<PersonRow, 'phone' | 'userId'>,
  id: string,
  message: object,
): Promise<SendOutcome> {
  let response: Response;
  try {
    response = await callGraph(settings, `/${settings.phoneId}/messages`, {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      ...(phone ? { to: phone } : { recipient: userId }),
      ...message,
      biz_opaque_callback_data: id,
    });
  } catch (error) {
    return { kind: 'unknown', reason: String(error) };
  }
  const body: unknown = await response.json().catch(() => undefined);
  const { data: sent } = Sent.safeParse(body);
  if (response.ok) return sent ? { kind: 'sent', wamid: sent.messages[0]!.id } : { kind: 'unknown', reason: 'No id' };
  return refusalOf(response, body);
}

function refusalOf(response: Response, body: unknown): Refusal {
  const { data: failure } = Failure.safeParse(body);
  const code = failure?.error.code ?? response.status;
  const reason = `${code}: ${failure?.error.message ?? ''}`.slice(0, 200);
  const asked = Number(response.headers.get('retry-after')) * 1000;
  if (response.status === 429 || slowDown.has(code)) return { kind: 'later', afterMs: asked || pauseMs, reason };
  // The token or the account must be mended first.
  if (response.status >= 500 || response.status === 401 || code === 190)
    return { kind: 'later', afterMs: pauseMs, reason };
  return { kind: 'failed', reason };
}

const Uploaded = z.object({ id: z.string().min(1) });

/** A file of ours gets an id of Meta before it can be sent. Nothing has reached the person until then. */
export async function uploadFile(
  settings: WhatsappSettings,
  file: globalThis.File,
): Promise<{ kind: 'uploaded'; id: string } | Refusal> {
  const form = new FormData();
  form.set('messaging_product', 'whatsapp');
  form.set('file', file);
  try {
    const response = await callGraph(settings, `/${settings.phoneId}/media`, form);
    const body: unknown = await response.json().catch(() => undefined);
    const { data } = Uploaded.safeParse(body);
    return response.ok && data ? { kind: 'uploaded', id: data.id } : refusalOf(response, body);
  } catch (error) {
    return { kind: 'later', afterMs: pauseMs, reason: String(error) };
  }
}

const File = z.object({ url: z.url(), mime_type: z.string().optional(), file_size: z.number().optional() });

/** @returns undefined when the file is gone or larger than `maxBytes` */
export async function fetchFile(
  settings: WhatsappSettings,
  id: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const response = await callGraph(settings, `/${encodeURIComponent(id)}`);
  const { data: file } = File.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !file || (file.file_size ?? 0) > maxBytes) return undefined;
  const { protocol, origin } = new URL(file.url);
  if (protocol !== 'https:' && origin !== new URL(settings.apiUrl).origin) return undefined;
  const content = await fetch(file.url, {
    headers: { authorization: `Bearer ${settings.token}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!content.ok || Number(content.headers.get('content-length')) > maxBytes) return undefined;
  const bytes = new Uint8Array(await content.arrayBuffer());
  return bytes.byteLength <= maxBytes ? bytes : undefined;
}

const Templates = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).catch([]),
    }),
  ),
});

/** The templates of the account, those with pictures or buttons that need values left out. */
export async function listTemplates(settings: WhatsappSettings, accountId: string): Promise<WhatsappTemplate[]> {
  const fields = 'fields=name,language,status,components&limit=200';
  const response = await callGraph(settings, `/${accountId}/message_templates?${fields}`);
  if (!response.ok) throw new Error(`WhatsApp’s templates: ${response.status} ${await response.text()}`);
  const { data } = Templates.parse(await response.json());
  const isSendable = ({ components }: (typeof data)[number]) =>
    components.every(({ type, format = 'TEXT', ...rest }) => {
      return type === 'BODY' || (format === 'TEXT' && !JSON.stringify({ ...rest, example: null }).includes('{{'));
    });
  return data.filter(isSendable).map(({ name, language, status, components }) => {
    const text = components.find(({ type }) => type === 'BODY')?.text ?? '';
    const values = [...new Set(Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, value]) => value!))];
    return { name, language, status, text, values };
  });
}
