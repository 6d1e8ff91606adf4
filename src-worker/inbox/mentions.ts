import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { namedIn } from '../../src-shared/mentions.ts';
import { database } from '../db/client.ts';
import { staff } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { NewEmail } from '../mail/outbox.ts';

export async function colleagues(env: Bindings): Promise<{ email: string; name: string }[]> {
  const signedIn = await database(env).select({ email: staff.email, name: staff.name }).from(staff);
  const names = new Map(configOf(env).STAFF_ADDRESSES.map((address) => [address.toLowerCase(), '']));
  for (const { email, name } of signedIn) names.set(email, name);
  return [...names].sort().map(([email, name]) => ({ email, name }));
}

interface NewNote {
  submissionId: string;
  text: string;
  by: string;
  at: string;
}

export async function mentionMails(env: Bindings, { submissionId, text, by, at }: NewNote): Promise<NewEmail[]> {
  if (!text.includes('@')) return [];
  const named = namedIn(
    text,
    (await colleagues(env)).map(({ email }) => email),
  ).filter((address) => address !== by);
  return named.map((to) => ({
    id: crypto.randomUUID(),
    kind: 'mention_notification',
    to,
    subject: staffMail.mention.title,
    submissionId,
    payload: { mention: { by } },
    dueAt: at,
    createdAt: at,
  }));
}
