import { DurableObject } from 'cloudflare:workers';
import type { DeskEntry, DeskEvent } from '../../src-shared/contracts/handover.ts';
import type { Bindings } from '../env.ts';
import type { StaffDeskRpc } from './rpc.ts';
import { acceptSocket, answerPings, liveSockets, ownerOf, send } from './sockets.ts';
import { ownerFrom } from './upgrade.ts';

const tag = 'staff';
/** An entry that nobody has removed is forgotten, in milliseconds after its end. */
const forgottenAfter = { waiting: 60_000, taken: 24 * 60 * 60 * 1000 };

/** Who is in the admin area, and which visitors wait there. One object for all; the conversations tell it what changes. */
export class StaffDesk extends DurableObject<Bindings> implements StaffDeskRpc {
  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    answerPings(ctx);
  }

  override async fetch(request: Request): Promise<Response> {
    const { response } = acceptSocket(this.ctx, tag, ownerFrom(request));
    this.broadcast();
    return response;
  }

  async isStaffed(): Promise<boolean> {
    return liveSockets(this.ctx, tag).length > 0;
  }

  async update(entry: DeskEntry): Promise<void> {
    this.ctx.storage.kv.put('entries', { ...this.entries(), [entry.sessionId]: entry });
    this.broadcast();
  }

  async remove(sessionId: string): Promise<void> {
    const { [sessionId]: removed, ...entries } = this.entries();
    if (!removed) return;
    this.ctx.storage.kv.put('entries', entries);
    this.broadcast();
  }

  override async webSocketMessage(socket: WebSocket): Promise<void> {
    socket.close(1008, 'Only pings, please');
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.broadcast(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.broadcast(socket);
  }

  private entries(): Record<string, DeskEntry> {
    const now = Date.now();
    const all = this.ctx.storage.kv.get<Record<string, DeskEntry>>('entries') ?? {};
    const current = Object.entries(all).filter(([, { since, until }]) =>
      until ? Date.parse(until) + forgottenAfter.waiting > now : Date.parse(since) + forgottenAfter.taken > now,
    );
    return Object.fromEntries(current);
  }

  private broadcast(closed?: WebSocket): void {
    const sockets = liveSockets(this.ctx, tag, closed);
    const staff = new Set(sockets.map((socket) => ownerOf(socket).colleague?.by ?? ''));
    const entries = Object.values(this.entries()).sort((a, b) => (a.since < b.since ? -1 : 1));
    const event: DeskEvent = { type: 'desk', staff: [...staff].sort(), entries };
    for (const socket of sockets) send(socket, event);
  }
}
