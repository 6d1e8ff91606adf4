import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ChatSessionId } from '../../src-shared/contracts/chat.ts';
import { colleagueOf } from '../handover/colleague.ts';
import { staffDesk } from '../handover/desk.ts';
import { openSocket, requireSocket, type StaffUpgrade } from '../handover/upgrade.ts';
import type { HonoEnv } from '../hono-env.ts';
import { parse } from '../http/body.ts';

const Params = z.object({ sessionId: ChatSessionId });

/** The sockets of staff: who waits, and one conversation. */
export const adminLiveChats = new Hono<HonoEnv>()
  .get('/desk/socket', async (c) => {
    requireSocket(c);
    return openSocket(staffDesk(c.env), await signedIn(c));
  })
  .get('/chats/:sessionId/socket', async (c) => {
    requireSocket(c);
    const { sessionId } = parse(Params, c.req.param());
    const { CHAT_SESSION } = c.env;
    const session = CHAT_SESSION.get(CHAT_SESSION.idFromName(sessionId));
    return openSocket(session, await signedIn(c));
  });

async function signedIn(c: Context<HonoEnv>): Promise<StaffUpgrade> {
  return { colleague: await colleagueOf(c.env, c.get('staffEmail')), tokenEnd: c.get('staffTokenEnd') };
}
