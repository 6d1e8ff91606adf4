import { DurableObject } from 'cloudflare:workers';
import type { DeskEntry, DeskEvent } from '#shared/contracts/handover.ts';
import { maxDeskEntries } from '#shared/limits.ts';
import type { Bindings } from '../../env.ts';
import { log } from '../../http/log.ts';
import type { StaffDeskRpc } from '../rpc.ts';
import {
  acceptSocket,
  answerPings,
  hasEnded,
  leaseEnds,
  liveSockets,
  ownerFrom,
  ownerOf,
  renewalOf,
  send,
} from './sockets.ts';

const forgottenAfter = { waiting: 60_000, taken: 24 * 60 * 60 * 1000 };

const maxKept = 1000;

/** An open record asks every ten seconds. */
const lookDurationMs = 15_000;

interface Look {
  submissionId: string;
  by: string;
  at: number;
}

const prefix = 'entry:';

const tag = 'staff';

export class StaffDesk extends DurableObject<Bindings> implements StaffDeskRpc {
  private readonly kv = this.ctx.storage.kv;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    answerPings(ctx);
  }

  override async fetch(request: Request): Promise<Response> {
    const owner = ownerFrom(request);
    const { server, response } = acceptSocket(this.ctx, tag, owner);
    send(server, { type: 'desk', staff: this.staff(), entries: this.firstEntries(), ...renewalOf(owner) });
    this.broadcastStaff(this.staff(), server);
    this.schedule();
    return response;
  }

  async isStaffed(): Promise<boolean> {
    return liveSockets(this.ctx, tag).length > 0;
  }

  async update(entry: DeskEntry): Promise<void> {
    const key = prefix + entry.sessionId;
    if (this.kv.get(key) === undefined && this.entries().length >= maxKept) return log('warn', 'desk_full');
    this.kv.put(key, entry);
    this.broadcast({ type: 'entry', entry });
  }

  async remove(sessionId: string): Promise<void> {
    if (this.kv.delete(prefix + sessionId)) this.broadcast({ type: 'gone', sessionId });
  }

  /** @returns the colleagues who look at the same record */
  async look(submissionId: string, by: string): Promise<string[]> {
    const at = Date.now();
    const others = (this.kv.get<Look[]>('looks') ?? []).filter(
      (look) => look.at > at - lookDurationMs && (look.by !== by || look.submissionId !== submissionId),
    );
    this.kv.put('looks', [...others, { submissionId, by, at }].slice(-maxKept));
    return others.filter((look) => look.submissionId === submissionId).map((look) => look.by);
  }

  override async webSocketMessage(socket: WebSocket): Promise<void> {
    if (!hasEnded(socket)) socket.close(1008, 'Only pings, please');
  }

  override async webSocketClose(socket: WebSocket): Promise<void> {
    this.onGone(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.onGone(socket);
  }

  override async alarm(): Promise<void> {
    for (const socket of this.ctx.getWebSockets(tag)) if (hasEnded(socket)) this.onGone(socket);
    this.schedule();
  }

  /** Waiting visitors come before those who are in a conversation. */
  private firstEntries(): DeskEntry[] {
    const rank = ({ by, since }: DeskEntry) => (by === null ? '0' : '1') + since;
    return this.entries()
      .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
      .slice(0, maxDeskEntries);
  }

  private entries(): DeskEntry[] {
    const now = Date.now();
    return [...this.kv.list<DeskEntry>({ prefix })].flatMap(([key, entry]) => {
      const { since, until } = entry;
      const end = until ? Date.parse(until) + forgottenAfter.waiting : Date.parse(since) + forgottenAfter.taken;
      if (end > now) return [entry];
      this.kv.delete(key);
      return [];
    });
  }

  private onGone(socket: WebSocket): void {
    this.broadcastStaff(this.staff(socket), socket);
    this.schedule();
  }

  private schedule(): void {
    const ends = leaseEnds(this.ctx);
    if (ends.length > 0) this.ctx.waitUntil(this.ctx.storage.setAlarm(Math.min(...ends)));
  }

  private staff(without?: WebSocket): string[] {
    const sockets = liveSockets(this.ctx, tag, without);
    return [...new Set(sockets.map((socket) => ownerOf(socket).colleague?.by ?? ''))].sort();
  }

  private broadcastStaff(staff: string[], changed: WebSocket): void {
    if (this.kv.get<string[]>('staff')?.join() === staff.join()) return;
    this.kv.put('staff', staff);
    this.broadcast({ type: 'staff', staff }, changed);
  }

  private broadcast(event: DeskEvent, without?: WebSocket): void {
    for (const socket of liveSockets(this.ctx, tag, without)) send(socket, event);
  }
}
