import {
  maxSocketMessageBytes,
  type Refusal,
  StaffSocketMessage,
  VisitorSocketMessage,
} from '../../../src-shared/contracts/handover.ts';
import type { Colleague } from './colleague.ts';
import { type Handover, type HandoverEvent, isWith, isWithPeople } from './state.ts';

export interface MessageActions {
  readonly handover: Handover;
  apply(event: HandoverEvent): void;
  receive(text: string, id: string): unknown;
  say(colleague: Colleague, id: string, text: string): void;
  tellTyping(isVisitor: boolean): void;
  refusalOfId(message: { id: string; text: string }, colleague: Colleague | undefined): Refusal | undefined;
  hasPassedCheck(): boolean;
  mayWrite(sender: string): boolean;
}

export function handleMessage(
  message: StaffSocketMessage,
  colleague: Colleague | undefined,
  actions: MessageActions,
): Refusal | undefined {
  const { handover } = actions;
  switch (message.type) {
    case 'take':
      return take(colleague!, actions);
    case 'leave':
      actions.apply({ type: 'left', by: colleague!.by });
      return undefined;
    case 'typing':
      if (colleague ? isWith(handover, colleague.by) : handover.state === 'person') actions.tellTyping(!colleague);
      return undefined;
    case 'message':
      return write(message, colleague, actions);
  }
}

function take(colleague: Colleague, actions: MessageActions): Refusal | undefined {
  actions.apply({ type: 'taken', colleague });
  const { handover } = actions;
  if (handover.state !== 'person') return { reason: 'not_waiting' };
  const { by } = handover.colleague;
  return by === colleague.by ? undefined : { reason: 'taken', by };
}

function write(
  message: Extract<StaffSocketMessage, { type: 'message' }>,
  colleague: Colleague | undefined,
  actions: MessageActions,
): Refusal | undefined {
  const { id, text } = message;
  const used = actions.refusalOfId(message, colleague);
  if (used) return used;
  if (!(colleague ? isWith(actions.handover, colleague.by) : isWithPeople(actions.handover))) {
    return { reason: colleague ? 'not_yours' : 'no_person', id };
  }
  if (!colleague && !actions.hasPassedCheck()) return { reason: 'unchecked', id };
  if (!actions.mayWrite(colleague?.by ?? '')) return { reason: 'too_many', id };
  if (colleague) actions.say(colleague, id, text);
  else actions.receive(text, id);
  return undefined;
}

export function readMessage(data: string | ArrayBuffer, isStaff: boolean): StaffSocketMessage | undefined {
  if (typeof data !== 'string') return undefined;
  const result = (isStaff ? StaffSocketMessage : VisitorSocketMessage).safeParse(parsed(data));
  return result.success ? result.data : undefined;
}

export function isTooLarge(data: string | ArrayBuffer): boolean {
  return (typeof data === 'string' ? data.length : data.byteLength) > maxSocketMessageBytes;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const maxSockets = { visitor: 10, staff: 20 } as const;

const window = 60_000;
const maxPerWindow = { frames: 120, messages: 20 } as const;

/** Counts in the object's storage: after some idle seconds an eviction clears its memory. */
export class SocketLimits {
  private readonly kv: SyncKvStorage;

  constructor(kv: SyncKvStorage) {
    this.kv = kv;
  }

  allows(kind: keyof typeof maxPerWindow, sender: string): boolean {
    const key = `${kind}:${sender}`;
    const now = Date.now();
    const recent = (this.kv.get<number[]>(key) ?? []).filter((at) => at > now - window);
    if (recent.length >= maxPerWindow[kind]) return false;
    this.kv.put(key, [...recent, now]);
    return true;
  }
}
