import { readFileSync } from 'node:fs';
import { Decrypter, Encrypter } from 'age-encryption';

const losses: Record<string, string> = {
  addresses: 'suppressions and consents match no address: people who reported spam, or were erased, get email again',
  audit_log: 'exports and erasures in the audit log match no address',
  bookings: 'links in emails that move or cancel a demo are refused',
  confirmations: 'links that confirm a subscription are refused: people subscribe again',
  data_links: 'links to one’s own data, which work for an hour, are refused',
  deck_requests: 'links to the investment deck are refused: people ask again',
  host_feeds: 'the addresses of hosts’ calendars are refused: hosts subscribe again',
  networks: 'the bookings of today are counted anew for each network',
  replies: 'replies to earlier emails of the inbox are refused',
};

export function lostWithoutKeys(names: string[]): string {
  const others = ['webhooks are gone: add them again', 'hosts’ own calendars are not read: set their addresses again'];
  const signed = names.map((name) => losses[name] ?? `what the key ${name} has signed is refused`);
  return [...signed, ...others].map((loss) => `  - ${loss}`).join('\n');
}

export function readPassphrase(file: string): string {
  const passphrase = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  if (passphrase === '') throw new Error(`${file} is empty: it must have the passphrase.`);
  return passphrase;
}

/** The result has the format of age, so that `age --decrypt` can read it, too. */
export function encrypt(text: string, passphrase: string): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return encrypter.encrypt(text);
}

export async function decrypt(content: Uint8Array, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(content, 'text');
  } catch (cause) {
    throw new Error('The keys cannot be decrypted: the passphrase is another one, or the file is damaged.', { cause });
  }
}
