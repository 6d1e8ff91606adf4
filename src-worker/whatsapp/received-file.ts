import { Buffer } from 'node:buffer';
import { eq } from 'drizzle-orm';
import { maxUploadBytes } from '#shared/limits.ts';
import type { Database } from '../db/client.ts';
import { whatsappMessages } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { log } from '../http/log.ts';
import { checkOrKeepFile } from '../submissions/files/check-file.ts';
import { claimFiles, type NewAttachment, putFile } from '../submissions/files/store.ts';
import { fetchFile } from './graph.ts';
import { type WhatsappSettings, whatsappSettings } from './settings.ts';
import type { WhatsappRow } from './store.ts';

/** A message keeps its file once. */
export async function attachFile(env: Bindings, db: Database, row: WhatsappRow): Promise<void> {
  const settings = whatsappSettings(env);
  const kept = settings && row.content?.file && (await keepFile(env, settings, row.content.file));
  if (!kept) return;
  const { key, name } = kept;
  await transaction(db, {
    file: db
      .update(whatsappMessages)
      .set({ fileKey: key, content: { ...row.content!, file: { ...row.content!.file!, name } } })
      .where(eq(whatsappMessages.id, row.id)),
    claimed: claimFiles(db, [key]),
  });
}

/** Keeps a file of a message. Undefined when it cannot be fetched: its name stays. */
async function keepFile(
  env: Bindings,
  settings: WhatsappSettings,
  { id, name }: { id: string; name: string },
): Promise<NewAttachment | undefined> {
  if (!env.FILES) return undefined;
  try {
    const content = await fetchFile(settings, id, maxUploadBytes);
    const upload = content && checkOrKeepFile(Buffer.from(content), name);
    return upload && (await putFile(env, upload, 'conversation'));
  } catch (error) {
    log('error', 'whatsapp_file_not_kept', { cause: error });
    return undefined;
  }
}
