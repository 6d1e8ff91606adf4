import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import * as z from 'zod';
import { ChatSessionId } from '#shared/contracts/chat.ts';
import { WhatsappMessageRequest, type WhatsappTemplate } from '#shared/contracts/whatsapp.ts';
import { whatsappMessages as messages } from '#shared/staff-texts/whatsapp.ts';
import { requireRole } from '../auth/roles.ts';
import { colleagueOf } from '../chat/handover/colleague.ts';
import { personMessage } from '../chat/handover/transcript.ts';
import { chatSession } from '../chat/rpc.ts';
import { insertMessages, type MessageRow } from '../chat/store.ts';
import { isPersonThere, type PersonRow, windowEndOf } from '../chat/whatsapp-view.ts';
import { type Database, database } from '../db/client.ts';
import { chatMessages, whatsappMessages, whatsappPeople } from '../db/schema.ts';
import { transaction } from '../db/transaction.ts';
import type { Bindings } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import { asDownload, fileResponse } from '../http/file-response.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { mediaTypeOf, multipart } from '../http/read-form.ts';
import { reply } from '../http/reply.ts';
import { putFile } from '../submissions/files/store.ts';
import { filledTemplate } from './compose.ts';
import { deliverWhatsapp } from './deliver.ts';
import { eraseConversation } from './erase.ts';
import { listTemplates } from './graph.ts';
import { attachSentFile, limitSentFile, readFile } from './sent-file.ts';
import { type WhatsappSettings, whatsappSettings } from './settings.ts';
import { dropQueued } from './store.ts';
import { transcriptText } from './texts.ts';

const Params = z.object({ sessionId: ChatSessionId });
const Block = z.object({ blocked: z.boolean() });

export const whatsappChats = new Hono<HonoEnv>()
  .post('/:sessionId/messages', requireRole('sales'), limitSentFile, async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const isForm = mediaTypeOf(c.req.raw) === multipart;
    const request = isForm ? await readFile(c) : await readJson(c, WhatsappMessageRequest);
    const settings = requireSettings(c.env);
    const person = await requirePerson(c.env, sessionId);
    if (person.blockedBy) throw new ProblemError('status_changed', { detail: messages.blocked });
    if (person.stoppedAt) throw new ProblemError('address_blocked', { detail: messages.stopped });
    if (!('template' in request) && windowEndOf(person) <= new Date().toISOString()) {
      throw new ProblemError('window_closed', { detail: messages.windowClosed });
    }
    const colleague = await colleagueOf(c.env, c.get('staffEmail'));
    const { id } = request;
    const { locale } = person;
    const rowOf = (text: string) => personMessage({ sessionId, locale }, { id, text, at: Date.now() }, colleague);
    const db = database(c.env);
    if ('text' in request) {
      const session = chatSession(c.env, sessionId);
      const isNew = !(await isStored(db, rowOf(request.text)));
      if (isNew && !(await session.sayAsStaff({ ...request, sessionId, locale, colleague }))) {
        throw new ProblemError('id_already_used', { detail: messages.idUsed });
      }
      await session.sync();
    } else if ('upload' in request) {
      const row = rowOf(transcriptText(request.content));
      const { key } = await putFile(c.env, request.upload, 'conversation');
      await insertOnce(db, row, attachSentFile(db, row, request.content, key));
    } else {
      const template = await requireTemplate(settings, person, request.template);
      const { text, use } = filledTemplate(template, request.template.values);
      const row = rowOf(text);
      await insertOnce(db, { ...row, metadata: { ...row.metadata, template: use } });
    }
    c.executionCtx.waitUntil(deliverWhatsapp(c.env));
    return c.body(null, 202);
  })
  .put('/:sessionId/block', requireRole('sales'), async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const { blocked } = await readJson(c, Block);
    const { id } = await requirePerson(c.env, sessionId);
    const db = database(c.env);
    const blockedBy = blocked ? c.get('staffEmail') : null;
    await transaction(db, {
      blocked: db.update(whatsappPeople).set({ blockedBy }).where(eq(whatsappPeople.id, id)),
      dropped: blocked ? dropQueued(db, id, 'blocked') : [],
    });
    return c.body(null, 204);
  })
  .delete('/:sessionId', requireRole('admin'), async (c) => {
    const { sessionId } = parse(Params, c.req.param());
    const person = await requirePerson(c.env, sessionId);
    await eraseConversation(c.env, person, c.get('staffEmail'));
    return c.body(null, 204);
  })
  .get('/:sessionId/files/:id', requireRole('sales'), async (c) => {
    const row = await database(c.env)
      .select()
      .from(whatsappMessages)
      .where(eq(whatsappMessages.id, c.req.param('id')))
      .get();
    const object = row?.fileKey && (await c.env.FILES?.get(row.fileKey));
    if (!object) throw new ProblemError('not_found');
    const name = row.content?.file?.name ?? 'file';
    return fileResponse(object, { name, type: 'application/octet-stream', ...asDownload });
  });

export const whatsappTemplates = new Hono<HonoEnv>().get('/templates', requireRole('sales'), async (c) => {
  const settings = whatsappSettings(c.env);
  const { accountId } = whatsappPeople;
  // Each webhook names the account.
  const account = await database(c.env).select({ accountId }).from(whatsappPeople).limit(1).get();
  const items = settings && account ? await listTemplates(settings, account.accountId) : [];
  return reply<'GET /api/admin/whatsapp/templates'>(c, { items });
});

/** A second press sends the same message once. */
async function insertOnce(
  db: Database,
  row: MessageRow,
  others: ReturnType<typeof attachSentFile> | [] = [],
): Promise<void> {
  const { inserted } = await transaction(db, {
    inserted: insertMessages(db, [row], isPersonThere(row.sessionId)).returning({ id: chatMessages.id }),
    others,
  });
  if (inserted.length === 0 && !(await isStored(db, row))) throw new ProblemError('not_found');
}

/** The session’s object does not know the ids of templates and files. */
async function isStored(db: Database, { id, sessionId, message, metadata: { author } }: MessageRow): Promise<boolean> {
  const stored = await db.select().from(chatMessages).where(eq(chatMessages.id, id)).get();
  if (!stored) return false;
  if (stored.sessionId === sessionId && stored.message === message && stored.metadata.author === author) return true;
  throw new ProblemError('id_already_used', { detail: messages.idUsed });
}

function requireSettings(env: Bindings): WhatsappSettings {
  const settings = whatsappSettings(env);
  if (!settings) throw new ProblemError('not_configured', { detail: messages.off, cause: 'A setting is missing' });
  return settings;
}

async function requirePerson(env: Bindings, sessionId: string): Promise<PersonRow> {
  const db = database(env);
  const person = await db.select().from(whatsappPeople).where(eq(whatsappPeople.sessionId, sessionId)).get();
  if (!person) throw new ProblemError('not_found');
  return person;
}

async function requireTemplate(
  settings: WhatsappSettings,
  { accountId }: PersonRow,
  { name, language, values }: { name: string; language: string; values: string[] },
): Promise<WhatsappTemplate> {
  const templates = await listTemplates(settings, accountId);
  const template = templates.find((one) => one.name === name && one.language === language && one.status === 'APPROVED');
  const path = 'template';
  if (!template) throw new ProblemError('validation_failed', { errors: [{ path, message: messages.unknownTemplate }] });
  if (template.values.length !== values.length) {
    const message = messages.wrongValues(template.values.length);
    throw new ProblemError('validation_failed', { errors: [{ path: 'template.values', message }] });
  }
  return template;
}
