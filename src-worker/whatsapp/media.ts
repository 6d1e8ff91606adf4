import { Buffer } from 'node:buffer';
import { maxUploadBytes } from '#shared/limits.ts';
import type { Bindings } from '../env.ts';
import { log } from '../http/log.ts';
import { checkOrKeepFile } from '../submissions/files/check-file.ts';
import { type NewAttachment, putFile } from '../submissions/files/store.ts';
import { fetchFile } from './graph.ts';
import type { WhatsappSettings } from './settings.ts';

/** Keeps a file of a message. Undefined when it cannot be fetched: its name stays. */
export async function keepFile(
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
