import { readFileSync } from 'node:fs';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

const losses: Record<string, string> = {
  addresses: 'suppressions and consents match no address: people who reported spam, or were erased, get email again',
  audit_log: 'exports and erasures in the audit log match no address',
  bookings: 'links in emails that move or cancel a demo are refused',
  confirmations: 'links that confirm a subscription are refused: people subscribe again',
  data_links: 'links to one’s own data, which work for an hour, are refused',
  deck_requests: 'links to the investment deck are refused: people ask again',
  host_feeds: 'the addresses of hosts’ calendars are refused: hosts subscribe again',
  kept_applications: 'links to keep an application for later are refused; consents that were given stay',
  networks: 'the bookings of today are counted anew for each network',
  replies: 'replies to earlier emails of the inbox are refused',
};

export function lostWithoutKeys(names: string[]): string {
  const others = ['webhooks are gone: add them again', 'hosts’ own calendars are not read: set their addresses again'];
  const signed = names.map((name) => losses[name] ?? `what the key ${name} has signed is refused`);
  return [...signed, ...others].map((loss) => `  - ${loss}`).join('\n');
}

/** A passphrase for a new backup must be one that a person can type again. */
export function readPassphrase(file: string): string {
  const passphrase = typedIn(file);
  if (passphrase === '') throw new Error(`${file} is empty: it must have the passphrase.`);
  if (/[\p{Cc}\ufffd]/u.test(passphrase))
    throw new Error(
      `${file} has a control character or a second line: save the passphrase alone, as one line of text.`,
    );
  return passphrase;
}

/** A backup that exists may have the passphrase as releases before 1.1 read the file, byte order mark included. */
export function readPassphrases(file: string): string[] {
  return [typedIn(file), readFileSync(file, 'utf8').replace(/\r?\n$/, '')].filter(Boolean);
}

/** Notepad and PowerShell add a byte order mark or write UTF-16; a Mac may type é as two characters. */
function typedIn(file: string): string {
  const bytes = readFileSync(file);
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return text.replace(/[\r\n]+$/, '').normalize('NFC');
}

/** Encrypts the files of one backup. A passphrase alone would take a second for each file. */
export interface FolderKey {
  encrypter: Encrypter;
  decrypter: Decrypter;
}

/** The content of `key.age` is an identity of age: `age --decrypt -i key.age` reads the other files. */
export async function newKey(passphrase: string): Promise<{ key: FolderKey; content: Uint8Array }> {
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  return { key: await keyOf(identity), content: await encrypter.encrypt(`${identity}\n`) };
}

export async function openKey(content: Uint8Array, passphrases: string[]): Promise<FolderKey> {
  const decrypter = new Decrypter();
  for (const passphrase of new Set(passphrases)) decrypter.addPassphrase(passphrase);
  try {
    return keyOf((await decrypter.decrypt(content, 'text')).trim());
  } catch (cause) {
    throw new Error('The backup cannot be decrypted: the passphrase is another one, or key.age is damaged.', { cause });
  }
}

async function keyOf(identity: string): Promise<FolderKey> {
  const [encrypter, decrypter] = [new Encrypter(), new Decrypter()];
  encrypter.addRecipient(await identityToRecipient(identity));
  decrypter.addIdentity(identity);
  return { encrypter, decrypter };
}
