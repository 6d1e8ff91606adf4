import type { Refusal, StaffFrame } from '../../src-shared/contracts/handover.ts';
import type { Colleague } from './colleague.ts';
import { type Handover, type HandoverEvent, isWithPeople } from './state.ts';

/** What a frame can do in a conversation. */
export interface FrameActions {
  readonly handover: Handover;
  apply(event: HandoverEvent): void;
  /** A message of the visitor. */
  receive(text: string, id: string): unknown;
  say(colleague: Colleague, id: string, text: string): void;
  tellTyping(isVisitor: boolean): void;
  /** Whether a side has not written too much. */
  mayWrite(sender: string): boolean;
}

/** Does what a frame of the visitor, or of a colleague, asks for. @returns why it did not */
export function handleFrame(
  frame: StaffFrame,
  colleague: Colleague | undefined,
  actions: FrameActions,
): Refusal | undefined {
  const { handover } = actions;
  const isOwn = handover.state === 'person' && handover.colleague.by === colleague?.by;
  switch (frame.type) {
    case 'take':
      return take(colleague!, actions);
    case 'leave':
      actions.apply({ type: 'left', by: colleague!.by });
      return undefined;
    case 'typing':
      if (isOwn || (!colleague && handover.state === 'person')) actions.tellTyping(!colleague);
      return undefined;
    case 'message': {
      const { id, text } = frame;
      if (!(colleague ? isOwn : isWithPeople(handover))) return { reason: colleague ? 'not_yours' : 'no_person', id };
      if (!actions.mayWrite(colleague?.by ?? '')) return { reason: 'too_many', id };
      if (colleague) actions.say(colleague, id, text);
      else actions.receive(text, id);
      return undefined;
    }
  }
}

function take(colleague: Colleague, actions: FrameActions): Refusal | undefined {
  actions.apply({ type: 'taken', colleague });
  const { handover } = actions;
  if (handover.state !== 'person') return { reason: 'not_waiting' };
  const { by } = handover.colleague;
  return by === colleague.by ? undefined : { reason: 'taken', by };
}
