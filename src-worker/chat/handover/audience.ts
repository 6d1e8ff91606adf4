import type { HandoverState } from '#shared/contracts/chat.ts';
import { database } from '../../db/client.ts';
import { log } from '../../http/log.ts';
import { handoverIn } from '../session-storage.ts';
import type { MessageRow } from '../store.ts';
import { broadcast, broadcastToBoth, liveSockets, ownerOf, renewalOf, type Side, send, sideOf } from './sockets.ts';
import { shownState } from './state.ts';
import type { Session } from './sync.ts';
import { messagesSince, shownTo, withUnsaved } from './transcript.ts';
import { newestUnsaved } from './unsaved-messages.ts';

export function stateFor(side: Side, { kv }: Session): HandoverState {
  return shownState(handoverIn(kv), side, kv.get('conversation')?.locale);
}

export function broadcastState(session: Session): void {
  broadcastToBoth(session.ctx, (side) => ({ type: 'state', state: stateFor(side, session) }));
}

export function broadcastMessage({ ctx }: Session, row: MessageRow): void {
  broadcastToBoth(ctx, (side) => ({ type: 'message', message: shownTo[side](row) }));
}

export function broadcastPresence({ ctx }: Session, closed?: WebSocket): void {
  broadcast(ctx, 'staff', { type: 'presence', visitorThere: isVisitorThere(ctx, closed) });
}

export function isStaffThere(ctx: DurableObjectState, by: string, without?: WebSocket): boolean {
  return liveSockets(ctx, 'staff', without).some((socket) => ownerOf(socket).colleague?.by === by);
}

function isVisitorThere(ctx: DurableObjectState, without?: WebSocket): boolean {
  return liveSockets(ctx, 'visitor', without).length > 0;
}

export async function sendHello(session: Session, socket: WebSocket): Promise<void> {
  const owner = ownerOf(socket);
  const side = sideOf(owner);
  const rows = await messagesWithPeople(session);
  send(socket, {
    type: 'hello',
    state: stateFor(side, session),
    messages: rows.map(shownTo[side]),
    ...(side === 'staff' && { visitorThere: isVisitorThere(session.ctx), ...renewalOf(owner) }),
  });
}

/** Messages to and from staff since the visitor asked for a person. */
async function messagesWithPeople({ env, kv }: Session): Promise<MessageRow[]> {
  const conversation = kv.get('conversation');
  if (!conversation) return [];
  // Unsaved messages are read first: one that is saved in between would be in neither list.
  const unsaved = newestUnsaved(kv);
  try {
    return withUnsaved(await messagesSince(database(env), conversation.sessionId, conversation.since), unsaved);
  } catch (error) {
    log('error', 'handover_not_caught_up', { cause: error });
    return unsaved;
  }
}
