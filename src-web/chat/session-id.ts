/** 256 is a multiple of its length (32), so `byte % 32` picks every character with the same probability. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** `session_{time in milliseconds}_{20 random characters}`. */
export function newSessionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(20));
  return `session_${Date.now()}_${Array.from(random, (byte) => alphabet[byte % 32]).join('')}`;
}
