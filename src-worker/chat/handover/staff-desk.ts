import { DurableObject } from 'cloudflare:workers';
import type { DeskEntry, DeskEvent } from '../../../src-shared/contracts/handover.ts';
import { maxDeskEntries } from '../../../src-shared/limits.ts';
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

const prefix = 'entry:';

class DeskEntries {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  first(): DeskEntry[] {
    const rank = ({ by, since }: DeskEntry) => (by === null ? '0' : '1') + since;
    return this.current()
      .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
      .slice(0, maxDeskEntries);
  }

  put(entry: DeskEntry): boolean {
    const isKnown = this.kv.get(prefix + entry.sessionId) !== undefined;
    if (!isKnown && this.current().length >= maxKept) return false;
    this.kv.put(prefix + entry.sessionId, entry);
    return true;
  }

  remove(sessionId: string): boolean {
    return this.kv.delete(prefix + sessionId);
  }

  private current(): DeskEntry[] {
    const now = Date.now();
    return [...this.kv.list<DeskEntry>({ prefix })].flatMap(([key, entry]) => {
      const { since, until } = entry;
      const end = until ? Date.parse(until) + forgottenAfter.waiting : Date.parse(since) + forgottenAfter.taken;
      if (end > now) return [entry];
      this.kv.delete(key);
      return [];
    });
  }
}

const tag = 'staff';

export class StaffDesk extends DurableObject<Bindings> implements StaffDeskRpc {
  private readonly entries = new DeskEntries(this.ctx.storage.kv);

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    answerPings(ctx);
  }

  override async fetch(request: Request): Promise<Response> {
    const owner = ownerFrom(request);
    const { server, response } = acceptSocket(this.ctx, tag, owner);
    send(server, { type: 'desk', staff: this.staff(), entries: this.entries.first(), ...renewalOf(owner) });
    this.tellStaff(this.staff(), server);
    this.schedule();
    return response;
  }

  async isStaffed(): Promise<boolean> {
    return liveSockets(this.ctx, tag).length > 0;
  }

  async update(entry: DeskEntry): Promise<void> {
    if (this.entries.put(entry)) this.tell({ type: 'entry', entry });
    else log('warn', 'desk_full');
  }

  async remove(sessionId: string): Promise<void> {
    if (this.entries.remove(sessionId)) this.tell({ type: 'gone', sessionId });
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

  private onGone(socket: WebSocket): void {
    this.tellStaff(this.staff(socket), socket);
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

  private tellStaff(staff: string[], changed: WebSocket): void {
    const { kv } = this.ctx.storage;
    if (kv.get<string[]>('staff')?.join() === staff.join()) return;
    kv.put('staff', staff);
    this.tell({ type: 'staff', staff }, changed);
  }

  private tell(event: DeskEvent, without?: WebSocket): void {
    for (const socket of liveSockets(this.ctx, tag, without)) send(socket, event);
  }
}
