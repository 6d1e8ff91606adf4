import { Buffer } from 'node:buffer';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { type WhatsappContent, WhatsappFileRequest } from '#shared/contracts/whatsapp.ts';
import { maxUploadBytes } from '#shared/limits.ts';
import { fileMessages } from '#shared/staff-texts/messages.ts';
import type { MessageRow } from '../chat/store.ts';
import type { PersonRow } from '../chat/whatsapp-view.ts';
import type { Database } from '../db/client.ts';
import { whatsappMessages } from '../db/schema.ts';
import type { Bindings } from '../env.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { limitFiles, limitTo } from '../http/limit-body.ts';
import { ProblemError } from '../http/problem.ts';
import { readFormWithFiles } from '../http/read-form.ts';
import type { Upload } from '../submissions/files/check-cv.ts';
import { checkFile } from '../submissions/files/check-file.ts';
import { claimFiles } from '../submissions/files/store.ts';
import { type SendOutcome, sendMessage, uploadFile } from './graph.ts';
import type { WhatsappSettings } from './settings.ts';
import type { WhatsappRow } from './store.ts';

export const limitSentFile = limitFiles(
  limitTo(maxUploadBytes, () => {
    throw new ProblemError('validation_failed', { errors: [{ path: 'file', message: fileMessages.tooLarge }] });
  }),
);

interface GivenFile {
  id: string;
  content: WhatsappContent;
  upload: Upload;
}

export async function readFile(c: Context<HonoEnv>): Promise<GivenFile> {
  const { values, files } = await readFormWithFiles(c.req.raw);
  const { id, text } = parse(WhatsappFileRequest, values);
  const { file } = files;
  const upload = file && checkFile(Buffer.from(await file.arrayBuffer()), file.name);
  if (!upload) {
    throw new ProblemError('validation_failed', {
      errors: [{ path: 'file', message: fileMessages.refused(file?.name ?? '') }],
    });
  }
  const { name, type } = upload;
  return { id, upload, content: { kind: 'file', text: text ?? '', file: { id: '', name, type } } };
}

/** These statements follow the message in its transaction. A second press keeps the first file. */
export function attachSentFile(
  db: Database,
  { id, sessionId, message }: MessageRow,
  content: WhatsappContent,
  fileKey: string,
) {
  const isOwn = sql`EXISTS (SELECT 1 FROM chat_messages
    WHERE id = ${id} AND session_id = ${sessionId} AND message = ${message})`;
  return [
    db.update(whatsappMessages).set({ content, fileKey }).where(sql`id = ${id} AND file_key IS NULL AND ${isOwn}`),
    claimFiles(db, [fileKey]),
  ] as const;
}

/** Other types, and larger pictures, are sent as documents. */
const pictures = ['image/jpeg', 'image/png'];
const maxPictureBytes = 5 * 1024 * 1024;

export async function sendFile(
  env: Bindings,
  settings: WhatsappSettings,
  person: PersonRow,
  { id, fileKey, content }: WhatsappRow,
): Promise<SendOutcome> {
  const object = await env.FILES?.get(fileKey!);
  if (!object || !content?.file) return { kind: 'failed', reason: 'The file has been deleted' };
  const { name, type = 'application/octet-stream' } = content.file;
  const uploaded = await uploadFile(settings, new File([await object.arrayBuffer()], name, { type }));
  if (uploaded.kind !== 'uploaded') return uploaded;
  const media = { id: uploaded.id, ...(content.text && { caption: content.text }) };
  const isPicture = pictures.includes(type) && object.size <= maxPictureBytes;
  return sendMessage(
    settings,
    person,
    id,
    isPicture ? { type: 'image', image: media } : { type: 'document', document: { ...media, filename: name } },
  );
}
