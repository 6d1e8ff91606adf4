import { staffMail } from '../../src-shared/content/en/staff-mail.ts';
import { namedIn } from '../../src-shared/mentions.ts';
import { database } from '../db/client.ts';
import { staff } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import type { NewEmail } from '../mail/outbox.ts';

/** The staff addresses, and those who have signed in. */
export async function staffAddresses(env: Bindings): Promise<string[]> {
  const signedIn = await database(env).select({ email: staff.email }).from(staff);
  const configured = configOf(env).STAFF_ADDRESSES.map((address) => address.toLowerCase());
  return [...new Set([...configured, ...signedIn.map(({ email }) => email)])].sort();
}

interface NewNote {
  submissionId: string;
  text: string;
  by: string;
  at: string;
}

/** One mail for each colleague whom the note names. */
export async function mentionMails(env: Bindings, { submissionId, text, by, at }: NewNote): Promise<NewEmail[]> {
  if (!text.includes('@')) return [];
  const named = namedIn(text, await staffAddresses(env)).filter((address) => address !== by);
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
