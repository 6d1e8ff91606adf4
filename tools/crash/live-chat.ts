import { randomUUID } from 'node:crypto';
import { clientAddress } from './client-address.ts';

interface Line {
  id: string;
  text: string;
}

/** A conversation between a visitor and a staff member. Both write through sockets, and repeat unconfirmed messages. */
export class LiveChat {
  readonly sessionId = `session_${Date.now()}_${randomUUID().replaceAll('-', '')}`;
  /** The ids of the lines that a socket has confirmed. */
  readonly confirmed = new Set<string>();
  private readonly unconfirmed = { visitor: new Map<string, Line>(), staff: new Map<string, Line>() };
  private begun = false;
  private written = 0;

  async run(origin: string, until: number): Promise<void> {
    try {
      if (!this.begun) await this.begin(origin);
      const visitor = await this.open(origin, `/api/chat/${this.sessionId}/socket`, 'visitor');
      const staff = await this.open(origin, `/api/admin/chats/${this.sessionId}/socket`, 'staff');
      staff.send(JSON.stringify({ type: 'take' }));
      for (const [side, socket] of [
        ['visitor', visitor],
        ['staff', staff],
      ] as const) {
        for (const line of this.unconfirmed[side].values()) sendLine(socket, line);
      }
      while (Date.now() < until && visitor.readyState === WebSocket.OPEN && staff.readyState === WebSocket.OPEN) {
        // A side may write twenty lines a minute.
        if (this.written % 16 < 15) {
          this.write('visitor', visitor);
          this.write('staff', staff);
        }
        this.written += 1;
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
      visitor.close();
      staff.close();
    } catch {
      // The site has died; the next run goes on.
    }
  }

  /** @returns the lines that no socket has confirmed */
  async finish(origin: string): Promise<number> {
    for (let tries = 0; tries < 5 && this.pending > 0; tries++) await this.run(origin, Date.now() + 500);
    return this.pending;
  }

  private get pending(): number {
    return this.unconfirmed.visitor.size + this.unconfirmed.staff.size;
  }

  private async begin(origin: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'cf-connecting-ip': clientAddress() };
    const post = (path: string, body: object) =>
      fetch(`${origin}/api/chat/${this.sessionId}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    await post('/messages', { text: 'Can I talk to a person?' });
    const response = await post('/person', {});
    this.begun = response.ok;
    if (!response.ok) throw new Error(`${response.status} for a person`);
  }

  private open(origin: string, path: string, side: 'visitor' | 'staff'): Promise<WebSocket> {
    const headers = { origin, 'cf-connecting-ip': clientAddress() };
    // Node's WebSocket takes headers.
    const socket = new WebSocket(origin.replace('http', 'ws') + path, { headers } as unknown as string[]);
    socket.addEventListener('message', ({ data }) => {
      const event = JSON.parse(String(data)) as {
        type: string;
        id?: string;
        reason?: string;
        message?: { id: string };
      };
      if (event.type === 'message') this.confirm(side, event.message!.id);
      // The line is already stored.
      if (event.type === 'refused' && event.reason === 'id_used') this.confirm(side, event.id!);
    });
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(socket));
      socket.addEventListener('error', () => reject(new Error('The socket failed')));
    });
  }

  private write(side: 'visitor' | 'staff', socket: WebSocket): void {
    const line = { id: randomUUID(), text: `Line ${this.written} of the ${side}` };
    this.unconfirmed[side].set(line.id, line);
    sendLine(socket, line);
  }

  private confirm(side: 'visitor' | 'staff', id: string): void {
    if (this.unconfirmed[side].delete(id)) this.confirmed.add(id);
  }
}

function sendLine(socket: WebSocket, { id, text }: Line): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'message', id, text }));
}
