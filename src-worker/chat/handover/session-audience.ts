import type { ChatMessage, HandoverState } from '../../../src-shared/contracts/chat.ts';
import type { SessionEvent } from '../../../src-shared/contracts/handover.ts';
import { database } from '../../db/client.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import { toChatMessage } from '../store.ts';
import type { Colleague } from './colleague.ts';
import type { SessionStore } from './session-store.ts';
import {
  acceptSocket,
  answerPings,
  countLasting,
  hasEnded,
  liveSockets,
  ownerFrom,
  ownerOf,
  renewalOf,
  send,
} from './sockets.ts';
import { messagesSince, type NewMessage, toVisitorMessage, withUnsaved } from './transcript.ts';

type Side = 'visitor' | 'staff';
const sides: Side[] = ['visitor', 'staff'];
const shownTo = { visitor: toVisitorMessage, staff: toChatMessage };

export class SessionAudience {
  private readonly ctx: DurableObjectState;
  private readonly env: Bindings;
  private readonly store: SessionStore;

  constructor(ctx: DurableObjectState, env: Bindings, store: SessionStore) {
    this.ctx = ctx;
    this.env = env;
    this.store = store;
    answerPings(ctx);
  }

  admit(
    request: Request,
    limits: Record<Side, number>,
  ): { socket: WebSocket; response: Response; colleague?: Colleague } | undefined {
    const owner = ownerFrom(request);
    const side = owner.colleague ? 'staff' : 'visitor';
    if (countLasting(liveSockets(this.ctx, side)) >= limits[side]) return undefined;
    const { server: socket, response } = acceptSocket(this.ctx, side, owner);
    if (side === 'visitor') this.tellPresence();
    return { socket, response, ...(owner.colleague && { colleague: owner.colleague }) };
  }

  async sendHello(socket: WebSocket): Promise<void> {
    const owner = ownerOf(socket);
    const side = owner.colleague ? 'staff' : 'visitor';
    const rows = await this.messagesSinceAsked();
    send(socket, {
      type: 'hello',
      state: this.state(side),
      messages: rows.map(shownTo[side]),
      ...(side === 'staff' && { visitorThere: this.isVisitorThere(), ...renewalOf(owner) }),
    });
  }

  state(side: Side): HandoverState {
    const { handover, conversation } = this.store;
    switch (handover.state) {
      case 'waiting':
        return { state: 'waiting', until: new Date(handover.until).toISOString() };
      case 'person': {
        const { by, names } = handover.colleague;
        return { state: 'person', name: names[conversation?.locale ?? 'en'], ...(side === 'staff' && { by }) };
      }
      default:
        return handover;
    }
  }

  tell(event: SessionEvent): void {
    for (const side of sides) this.tellTo(side, event);
  }

  tellTo(side: Side, event: SessionEvent, closed?: WebSocket): void {
    for (const socket of liveSockets(this.ctx, side, closed)) send(socket, event);
  }

  tellState(): void {
    for (const side of sides) this.tellTo(side, { type: 'state', state: this.state(side) });
  }

  tellMessage(row: NewMessage): void {
    for (const side of sides) this.tellTo(side, { type: 'message', message: shownTo[side](row) });
  }

  tellPresence(closed?: WebSocket): void {
    this.tellTo('staff', { type: 'presence', visitorThere: this.isVisitorThere(closed) });
  }

  has({ by }: Colleague, closed?: WebSocket): boolean {
    return liveSockets(this.ctx, 'staff', closed).some((socket) => ownerOf(socket).colleague?.by === by);
  }

  closeEnded(): void {
    this.ctx.getWebSockets('staff').forEach(hasEnded);
  }

  private isVisitorThere(closed?: WebSocket): boolean {
    return liveSockets(this.ctx, 'visitor', closed).length > 0;
  }

  shown(row: NewMessage, side: Side): ChatMessage {
    return shownTo[side](row);
  }

  private async messagesSinceAsked(): Promise<NewMessage[]> {
    const { conversation, unsaved } = this.store;
    if (!conversation) return [];
    // Read these first: a message that is saved in between would be in neither list.
    const waiting = unsaved.newest();
    try {
      return withUnsaved(await messagesSince(database(this.env), conversation.sessionId, conversation.since), waiting);
    } catch (error) {
      log('error', 'handover_not_caught_up', { cause: error });
      return waiting;
    }
  }
}
