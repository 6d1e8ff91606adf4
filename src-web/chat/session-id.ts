/** 32 characters, so that a byte's last five bits choose each equally often. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** A conversation's name, which nobody can guess: `session_{time in ms}_{20 characters}`. */
export function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(20));
  return `session_${Date.now()}_${Array.from(random, (byte) => alphabet[byte % 32]).join('')}`;
}
