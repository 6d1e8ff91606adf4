import { createHmac } from 'node:crypto';
import type { ChatSessionSummary } from '#shared/contracts/chat.ts';
import { whatsappNumber } from '#shared/forms/whatsapp-number.ts';
import { mariam } from '#shared/invented/staff.ts';
import type { DemoRequest } from '#shared/invented/types.ts';
import { dayLength, minuteLength } from '#shared/time/days.ts';
import { phoneSettings } from '../../whatsapp-phone.mjs';
import { type WhatsappChat, type WhatsappLine, whatsappChats } from '../data/whatsapp.ts';
import type { Story } from '../story.ts';

const meta = { ip: '31.13.24.1', country: 'IE' };

export function planWhatsapp(story: Story): void {
  for (const [number, chat] of whatsappChats.entries()) {
    const start = story.timeOf(chat.day, chat.at);
    for (const [i, line] of chat.lines.entries()) {
      const at = start + 3 * i * minuteLength;
      story.at(at, () => write(story, chat, number, i));
      const { staff } = line;
      if (staff) story.at(at + minuteLength, () => answer(story, chat, staff));
    }
    const end = start + 3 * chat.lines.length * minuteLength;
    story.at(end, () => report(story, chat.phone ?? userIdOf(number), chat.failed));
  }
}

const notOnWhatsapp = 131026;

/** The confirmation leaves with the form, the reminder with the Cron Trigger a day before. */
export function planReminder(story: Story, { phone, onWhatsapp }: DemoRequest, startsAt: string): void {
  const person = whatsappNumber(phone);
  if (!onWhatsapp || !person) return;
  const failed = onWhatsapp === 'failed' ? notOnWhatsapp : undefined;
  story.at(Date.now() + minuteLength, () => report(story, person, failed));
  const dayBefore = Date.parse(startsAt) - dayLength;
  story.at(dayBefore + minuteLength, () => story.site.cron('*/5 * * * *'));
  story.at(dayBefore + 2 * minuteLength, () => report(story, person, failed));
}

const userIdOf = (number: number) => `AE.13498765432${number}`;

function senderOf({ phone, name }: WhatsappChat, number: number) {
  const userId = phone ? undefined : userIdOf(number);
  return {
    contact: { profile: { name }, ...(phone ? { wa_id: phone } : { user_id: userId }) },
    from: phone ? { from: phone } : { from_user_id: userId },
  };
}

async function write(story: Story, chat: WhatsappChat, number: number, index: number): Promise<void> {
  const { text, answer: modelAnswer, page } = chat.lines[index] as WhatsappLine;
  const { contact, from } = senderOf(chat, number);
  if (modelAnswer) story.site.modelAnswers(modelAnswer, page);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const message = { id: `wamid.seed-${number}-${index}`, timestamp, ...from, type: 'text', text: { body: text } };
  await webhook(story, { contacts: [contact], messages: [message] });
}

async function answer({ site }: Story, { name }: WhatsappChat, text: string): Promise<void> {
  const { items } = await site.staff<{ items: ChatSessionSummary[] }>(
    mariam.email,
    'GET',
    '/api/admin/chats?channel=whatsapp',
  );
  const session = items.find(({ whatsapp }) => whatsapp?.name === name)!.session_id;
  await site.staff(mariam.email, 'POST', `/api/admin/chats/${session}/messages`, { id: crypto.randomUUID(), text });
}

async function report(story: Story, person: string, failed?: number): Promise<void> {
  const ids = story.site.sentOnWhatsapp(person);
  const statuses = ids.map((id, i) =>
    failed && i === ids.length - 1 ? { id, status: 'failed', errors: [{ code: failed }] } : { id, status: 'read' },
  );
  await webhook(story, { statuses });
}

function webhook(story: Story, value: object): Promise<unknown> {
  const metadata = { phone_number_id: phoneSettings.WHATSAPP_PHONE_ID };
  const changes = [{ field: 'messages', value: { metadata, ...value } }];
  const body = { object: 'whatsapp_business_account', entry: [{ id: '1', changes }] };
  const signature = createHmac('sha256', phoneSettings.WHATSAPP_APP_SECRET).update(JSON.stringify(body)).digest('hex');
  return story.site.visit(meta, 'POST', '/api/webhooks/whatsapp', body, {
    'x-hub-signature-256': `sha256=${signature}`,
  });
}
