import type { Bindings } from '../env.ts';

export function chatSession({ CHAT_SESSION }: Pick<Bindings, 'CHAT_SESSION'>, sessionId: string) {
  return CHAT_SESSION.get(CHAT_SESSION.idFromName(sessionId));
}

export function staffDesk({ STAFF_DESK }: Pick<Bindings, 'STAFF_DESK'>) {
  return STAFF_DESK.get(STAFF_DESK.idFromName('desk'));
}
