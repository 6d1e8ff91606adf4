import { Buffer } from 'node:buffer';
import { Hono } from 'hono';
import { type AskedDeck, type DeckFile, DeckName, type DeckState } from '#shared/contracts/deck.ts';
import { maxDeckBytes } from '#shared/limits.ts';
import { deck as texts } from '#shared/staff-texts/deck.ts';
import { requireRole } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { transaction } from '../db/transaction.ts';
import { parse } from '../http/body.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { limitTo } from '../http/limit-body.ts';
import { pageOf, pageQuery } from '../http/paging.ts';
import { ProblemError } from '../http/problem.ts';
import { mediaTypeOf } from '../http/read-form.ts';
import { reply } from '../http/reply.ts';
import { deliverNow } from '../mail/delivery.ts';
import { checkFile } from '../submissions/files/check-file.ts';
import { deleteFilesNow, putFile } from '../submissions/files/store.ts';
import { countWaiting, type DeckRow, deleteDeck, listRequests, replaceDeck, selectDeck, sendLinks } from './store.ts';

const pdf = 'application/pdf';

const ListQuery = pageQuery(50, {});

const limitDeck = limitTo(maxDeckBytes, () => {
  throw new ProblemError('body_too_large', { detail: texts.file.tooLarge });
});

export const adminDeck = new Hono<HonoEnv>()
  .get('/', requireRole('admin'), async (c) => {
    const db = database(c.env);
    const [[row], [waiting]] = await db.batch([selectDeck(db), countWaiting(db)]);
    const state: DeckState = {
      deck: row ? deckFileOf(row) : null,
      canStore: c.env.FILES !== undefined,
      waiting: waiting!.count,
    };
    return reply<'GET /api/admin/deck'>(c, state);
  })
  .put('/', requireRole('admin'), limitDeck, async (c) => {
    const { name } = parse(DeckName, c.req.query());
    if (!c.env.FILES)
      throw new ProblemError('not_configured', { detail: texts.file.off, cause: 'There is no bucket FILES' });
    if (mediaTypeOf(c.req.raw) !== pdf) throw new ProblemError('unsupported_media_type', { detail: texts.file.notPdf });
    const file = checkFile(Buffer.from(await c.req.arrayBuffer()), name);
    if (file?.type !== pdf) {
      throw new ProblemError('validation_failed', { errors: [{ path: 'file', message: texts.file.notPdf }] });
    }
    const db = database(c.env);
    const by = c.get('staffEmail');
    const { key, size, createdAt: at } = await putFile(c.env, file, 'deck');
    const deck = { key, name: file.name, size, by, at };
    const {
      links: { sent },
    } = await transaction(db, {
      replaced: replaceDeck(db, deck),
      audited: audit(db, { action: 'deck_put', detail: deck.name, by, at }),
      links: sendLinks(db, at),
    });
    c.executionCtx.waitUntil(
      Promise.all([
        deleteFilesNow(c.env),
        deliverNow(
          c.env,
          sent.map(({ id }) => id),
        ),
      ]),
    );
    return reply<'PUT /api/admin/deck'>(c, { deck: deckFileOf(deck) });
  })
  .delete('/', requireRole('admin'), async (c) => {
    const db = database(c.env);
    const deck = await selectDeck(db).get();
    if (deck) {
      const at = new Date().toISOString();
      await db.batch([
        deleteDeck(db),
        audit(db, { action: 'deck_removed', detail: deck.name, by: c.get('staffEmail'), at }),
      ]);
      await deleteFilesNow(c.env);
    }
    return c.body(null, 204);
  })
  .get('/requests', requireRole('admin'), async (c) => {
    const { limit, cursor } = parse(ListQuery, c.req.query());
    const rows = await listRequests(database(c.env), limit + 1, cursor);
    return reply<'GET /api/admin/deck/requests'>(
      c,
      pageOf(
        rows,
        limit,
        ({ request }) => [request.requestedAt, request.id],
        ({ request, emailStatus }): AskedDeck => ({ ...request, emailStatus }),
      ),
    );
  });

function deckFileOf({ name, size, by, at }: DeckRow): DeckFile {
  return { name, size, by, at };
}
