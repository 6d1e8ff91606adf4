import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { newKey, openKey, readPassphrase, readPassphrases } from '../../../scripts/backup/keys.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import '../../support/quick-age.ts';

const scratch = mkdtempSync(join(tmpdir(), 'rihla-keys-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const file = join(scratch, 'passphrase');

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
/** The files that editors make of the same typed words. */
const editors: Record<string, (typed: string) => Buffer> = {
  'a shell on Linux': (typed) => Buffer.from(`${typed}\n`),
  'printf in a workflow': (typed) => Buffer.from(typed),
  'Notepad, UTF-8 with a mark': (typed) => Buffer.from(`\ufeff${typed}\r\n`),
  'PowerShell 5, UTF-16': (typed) => utf16(`${typed}\r\n`),
  'an editor with UTF-16 BE': (typed) => utf16(`${typed}\n\n`, true),
  'a Mac with decomposed letters': (typed) => Buffer.from(typed.normalize('NFD')),
};

it('reads the same passphrase from the files of all editors', () => {
  const typed = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\p{Cc}|\ufeff|\ufffd/u.test(text));
  fc.assert(
    fc.property(typed, fc.constantFrom(...Object.values(editors)), (text, save) => {
      writeFileSync(file, save(text));
      expect(readPassphrase(file)).toBe(text.normalize('NFC'));
    }),
    { numRuns: propertyRuns, examples: [['Dubaï 2026 رحلة', editors['PowerShell 5, UTF-16']!]] },
  );
});

it.each([
  ['is empty', Buffer.from('\ufeff\r\n'), 'is empty'],
  ['has a second line', Buffer.from('one\ntwo\n'), 'a control character or a second line'],
  ['has a control character', Buffer.from('one\u0007\n'), 'a control character or a second line'],
  ['is no text', Buffer.from([0x80, 0x81]), 'a control character or a second line'],
])('refuses a file that %s before a backup is made', (_, content, sentence) => {
  writeFileSync(file, content);
  expect(() => readPassphrase(file)).toThrow(sentence);
});

it('opens a backup whose passphrase an earlier release read with its byte order mark', async () => {
  writeFileSync(file, '\ufeffcorrect horse\r\n');
  const { content } = await newKey('\ufeffcorrect horse');
  await expect(openKey(content, readPassphrases(file))).resolves.toBeDefined();
});
