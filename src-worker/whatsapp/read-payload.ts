import * as z from 'zod';
import type { WhatsappContent, WhatsappSender, WhatsappStatus } from '#shared/contracts/whatsapp.ts';
import { maxLength } from '#shared/limits.ts';
import { cutAt, shortLine } from '#shared/text/cut-at.ts';

export interface Received {
  wamid: string;
  sender: WhatsappSender;
  /** Meta's time, in ISO. */
  at: string;
  content: WhatsappContent;
}

export interface StatusUpdate {
  wamid: string;
  /** Our id of the message, which Meta returns. */
  id: string | undefined;
  status: Extract<WhatsappStatus, 'sent' | 'delivered' | 'read' | 'failed'>;
  error: string | undefined;
}

const maxIdLength = 500;
const Text = z.string().optional().catch(undefined);
const Media = z.object({ id: Text, filename: Text, mime_type: Text, caption: Text }).optional().catch(undefined);

/**
 * https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/payload-examples. Only ids and times are required, so
 * that no message is lost because a detail is missing. Since 2026 a person with a user name has no `from` and `wa_id`.
 */
const Message = z.object({
  id: z.string().min(1).max(maxIdLength),
  from: Text,
  from_user_id: Text,
  timestamp: z.coerce.number().positive(),
  type: z.string().catch('unknown'),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: Text, payload: Text }).optional().catch(undefined),
  interactive: z
    .object({
      button_reply: z.object({ id: Text, title: Text }).optional(),
      list_reply: z.object({ id: Text, title: Text }).optional(),
    })
    .optional()
    .catch(undefined),
  image: Media,
  video: Media,
  audio: Media,
  document: Media,
  sticker: Media,
  location: z
    .object({ latitude: z.number(), longitude: z.number(), name: Text, address: Text })
    .optional()
    .catch(undefined),
  contacts: z
    .array(
      z.object({
        name: z.object({ formatted_name: Text }).optional().catch(undefined),
        phones: z.array(z.object({ phone: Text })).catch([]),
      }),
    )
    .optional()
    .catch(undefined),
  reaction: z.object({ emoji: Text }).optional().catch(undefined),
});
type Message = z.infer<typeof Message>;

const Status = z.object({
  id: z.string().min(1).max(maxIdLength),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: Text,
  errors: z.array(z.object({ code: z.number(), title: Text, message: Text })).catch([]),
});

const Contact = z.object({
  wa_id: Text,
  user_id: Text,
  profile: z.object({ name: Text }).optional().catch(undefined),
});

const Value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(Contact.catch({ wa_id: undefined, user_id: undefined, profile: undefined })).catch([]),
  messages: z.array(z.unknown()).catch([]),
  statuses: z.array(z.unknown()).catch([]),
});

const Payload = z.object({
  entry: z.array(z.object({ id: z.string(), changes: z.array(z.object({ value: z.unknown() })).catch([]) })).catch([]),
});

/** A webhook's messages and statuses of our number; what it says about others is left out. */
export function readPayload(body: unknown, phoneId: string): { received: Received[]; updates: StatusUpdate[] } {
  const received: Received[] = [];
  const updates: StatusUpdate[] = [];
  for (const { id: accountId, changes } of Payload.safeParse(body).data?.entry ?? []) {
    for (const change of changes) {
      const { data: value } = Value.safeParse(change.value);
      if (value?.metadata.phone_number_id !== phoneId) continue;
      for (const each of value.messages) {
        const { data: message } = Message.safeParse(each);
        const one = message && receivedOf(message, value.contacts, accountId);
        if (one) received.push(one);
      }
      for (const each of value.statuses) {
        const { data: status } = Status.safeParse(each);
        if (status) updates.push(updateOf(status));
      }
    }
  }
  return { received, updates };
}

function receivedOf(message: Message, contacts: z.infer<typeof Contact>[], accountId: string): Received | undefined {
  const contact =
    contacts.find(
      ({ wa_id, user_id }) =>
        (wa_id !== undefined && wa_id === message.from) || (user_id !== undefined && user_id === message.from_user_id),
    ) ?? (contacts.length === 1 ? contacts[0] : undefined);
  const phone = digitsOf(message.from ?? contact?.wa_id);
  const userId = userIdIn(message.from_user_id ?? contact?.user_id);
  if (!phone && !userId) return undefined;
  return {
    wamid: message.id,
    sender: {
      phone: phone ?? null,
      userId: userId ?? null,
      name: shortLine(contact?.profile?.name ?? '', maxLength.name) || null,
      accountId,
    },
    // Meta cuts the second off. Its end keeps a message behind the answer before it.
    at: new Date(Math.min(message.timestamp * 1000 + 999, Date.now())).toISOString(),
    content: contentOf(message),
  };
}

function digitsOf(text: string | undefined): string | undefined {
  return text && /^\d{5,15}$/.test(text) ? text : undefined;
}

/** The code of a country, a full stop, and up to 128 characters. */
function userIdIn(text: string | undefined): string | undefined {
  return text && /^[A-Z]{2}\.[A-Za-z0-9.]{1,128}$/.test(text) ? text : undefined;
}

function contentOf(message: Message): WhatsappContent {
  const { text, button, interactive, location, contacts, reaction, type } = message;
  const pressed = interactive?.button_reply ?? interactive?.list_reply;
  if (text) return { kind: 'text', text: textIn(text.body) };
  if (button) return { kind: 'button', text: textIn(button.text), ...(button.payload && { action: button.payload }) };
  if (pressed) return { kind: 'button', text: textIn(pressed.title), ...(pressed.id && { action: pressed.id }) };
  if (location) {
    const { latitude, longitude, name, address } = location;
    return { kind: 'location', text: textIn([name, address, `${latitude}, ${longitude}`].filter(Boolean).join('\n')) };
  }
  if (contacts) {
    const lines = contacts.map(({ name, phones }) =>
      [name?.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(' '),
    );
    return { kind: 'contact', text: textIn(lines.join('\n')) };
  }
  if (reaction) return { kind: 'reaction', text: textIn(reaction.emoji) };
  const media = message.image ?? message.video ?? message.audio ?? message.document ?? message.sticker;
  if (media?.id) {
    const ending = /\/(\w+)/.exec(media.mime_type ?? '')?.[1] ?? 'bin';
    const file = { id: media.id, name: shortLine(media.filename ?? `${type}.${ending}`, 200) };
    return { kind: 'file', text: textIn(media.caption), file };
  }
  return { kind: 'unknown', text: '' };
}

function textIn(text: string | undefined): string {
  return cutAt((text ?? '').toWellFormed().replaceAll('\0', '').trim(), maxLength.chatText);
}

function updateOf({ id, status, biz_opaque_callback_data, errors: [error] }: z.infer<typeof Status>): StatusUpdate {
  const reason = error && `${error.code}: ${error.message ?? error.title ?? ''}`.slice(0, 200);
  return { wamid: id, id: biz_opaque_callback_data, status, error: reason };
}
