import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, cutText, parseMail } from '#worker/inbox/received/parse-mail.ts';
import { mailOf } from '../../support/received-mail.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = async (text: string) => (await parseMail(bytesOf(text)))!;

it('keeps only the visible text of HTML', async () => {
  const html = `<html><head><title>T</title><style>
    b { color: red }</style></head><body><p>Yes,&nbsp;<b>Tuesday</b> &amp; 10&#58;00</p>
    <script>alert(1)
    </script><div>two<br>three</div><img src=x onerror=alert(1)><!-- c --><p>&lt;script&gt;x&#1594;&#x110000;</body>`;
  const { text } = await parse(mailOf(html, { 'content-type': 'text/html; charset=utf-8' }));
  expect(text).toBe('Yes, Tuesday & 10:00\n\ntwo\nthree\n\n<script>xغ\ufffd');
});

it('reads the beginning of HTML that is far too long', async () => {
  const { text } = await parse(mailOf(`<p>Yes.</p>${'<'.repeat(900_000)}`, { 'content-type': 'text/html' }));
  expect(text).toMatch(/^Yes\.\n<+$/);
  expect(text.length).toBeLessThan(300_000);
});

it('prefers the text to the HTML, and reads the files', async () => {
  const part = (type: string, body: string) => `--b\nContent-Type: ${type}\n\n${body}\n`;
  const body =
    `${part('multipart/alternative; boundary=c', '--c\n\nplain\n--c\nContent-Type: text/html\n\n<b>html</b>\n--c--')}` +
    Array.from({ length: 25 }, (_, i) =>
      part(`application/pdf; name="a\u202efdp${i}.exe"\nContent-Transfer-Encoding: base64`, 'YWJj'),
    ).join('');
  const { text, files } = await parse(mailOf(`${body}--b--`, { 'content-type': 'multipart/mixed; boundary=b' }));
  expect(text).toBe('plain');
  expect(files).toHaveLength(25);
  expect(files[0]).toEqual({ name: 'afdp0.exe', type: 'application/pdf', content: new TextEncoder().encode('abc') });
});

it.each([
  ['windows-1256', [0xe3, 0xd1, 0xcd, 0xc8, 0xc7], 'مرحبا'],
  ['utf-8', [0xff, 0x41], '\ufffdA'],
  ['no-such-charset', [0x41, 0x42], 'AB'],
])('reads text in %s', async (charset, body, expected) => {
  const head = bytesOf(mailOf('', { 'content-type': `text/plain; charset=${charset}` }));
  expect((await parseMail(new Uint8Array([...head, ...body])))!.text).toBe(expected);
});

it('decodes headers, keeps them on one line and short', async () => {
  const subject = `=?utf-8?B?${btoa('a\r\nBcc: x@y.example \u0000')}?= ${'x'.repeat(400)}`;
  const mail = await parse(mailOf('hi', { subject, from: '=?utf-8?Q?=D9=84?= <"a b"@c.example>' }));
  expect(mail.subject).toMatch(/^a Bcc: x@y.example +x+$/);
  expect(mail.subject).toHaveLength(200);
  expect(mail.from).toContain('@c.example');
});

it('derives a Message-ID from an email’s words if it is missing or far too long', async () => {
  const without = mailOf('hi', { 'message-id': undefined });
  const ids = await Promise.all([without, without, `${without}!`].map(async (text) => (await parse(text)).messageId));
  expect(ids[0]).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  const idOf = async (length: number) =>
    (await parse(mailOf('hi', { 'message-id': `<${'x'.repeat(length - 2)}>` }))).messageId;
  expect(await idOf(500)).toHaveLength(500);
  expect(await idOf(501)).toMatch(/^sha256:/);
});

it.each([
  [58, 20_000, 1],
  [58, 19_900, 2],
  [59, 20_000, 2],
])('reads 20,000 short lines, of at most 60 characters with their ends: %i, %i', async (length, lines, read) => {
  const part = (name: string, body: string) => `--b\nContent-Type: text/csv; name="${name}"\n\n${body}\n`;
  const body = part('long.csv', `${'a'.repeat(length)}\n`.repeat(lines)) + part('last.csv', 'a');
  const mail = mailOf(`${body}--b--`, { 'content-type': 'multipart/mixed; boundary=b' });
  expect((await parse(mail)).files).toHaveLength(read);
});

it('reads 100,000 characters of text', async () => {
  const lines = `${'x'.repeat(99)}\n`.repeat(1_000);
  expect((await parse(mailOf(`${lines.slice(0, -1)}yz`))).text.slice(-2)).toBe('xy');
});

it('shortens the type of a file to 100 characters, and its name, but no extension', async () => {
  const typeOf = async (length: number) => {
    const type = 'application/'.padEnd(length, 'x');
    const body = `--b\nContent-Type: ${type}; name="${'n'.repeat(2_000)}.pdf"\n\nabc\n--b--`;
    return (await parse(mailOf(body, { 'content-type': 'multipart/mixed; boundary=b' }))).files[0]!;
  };
  expect([(await typeOf(100)).type.length, (await typeOf(101)).type.length]).toEqual([100, 100]);
  expect((await typeOf(100)).name).toBe(`${'n'.repeat(196)}.pdf`);
});

it('gives up on parts within parts within parts', async () => {
  let nested = '';
  for (let i = 0; i < 50; i++) nested += `Content-Type: multipart/mixed; boundary=b${i}\n\n--b${i}\n`;
  expect(await parseMail(bytesOf(`From: a@b.example\n${nested}`))).toBeUndefined();
});

it('cuts a long text at a visible mark, not within a character', () => {
  const cut = cutText('😀'.repeat(20_000));
  expect(cut.length).toBeLessThanOrEqual(20_000);
  expect(cut).toMatch(/😀\n\n\[… .+\]$/u);
  expect(cut.isWellFormed()).toBe(true);
});

it('reads any bytes without an error, and turns them into clean text', async () => {
  const header = fc.constantFrom(
    'Content-Type: text/html',
    'Content-Type: multipart/mixed; boundary=b',
    'Content-Type: message/rfc822',
    'Content-Transfer-Encoding: base64',
    'Content-Transfer-Encoding: quoted-printable',
    'Subject: =?utf-8?Q?=00=ED=A0=80?=',
    'Content-Type: text/plain; charset=utf-16; format=flowed; delsp=yes',
  );
  const mail = fc
    .tuple(
      fc.array(header),
      fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 65_536, size: 'max' })),
    )
    .map(
      ([headers, body]) => new Uint8Array([...bytesOf(headers.map((line) => `${line}\r\n`).join('')), 13, 10, ...body]),
    );
  await fc.assert(
    fc.asyncProperty(mail, async (raw) => {
      const parsed = await parseMail(raw);
      if (!parsed) return;
      const stored = `${parsed.text}${parsed.subject ?? ''}${parsed.messageId}${JSON.stringify(parsed.files)}`;
      expect(stored.isWellFormed()).toBe(true);
      expect(stored).not.toMatch(/[^\P{Cc}\n\t]/u);
      expect(cleanText(parsed.text)).toBe(parsed.text);
    }),
    { numRuns: 60 },
  );
});

const multipart = (subtype: string, boundary: string, ...parts: string[]) =>
  `Content-Type: multipart/${subtype}; boundary=${boundary}\n\n${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--`;
const picture = (id: number) =>
  `Content-Type: image/png; name=image${id}.png\nContent-Disposition: inline; filename=image${id}.png\nContent-ID: <image${id}@01DC>\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=`;
const document =
  'Content-Type: application/pdf; name=NDA-signed.pdf\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\nYWJj';
const html = (ids: number[]) =>
  `Content-Type: text/html\n\n<p>Signed.</p>${ids.map((id) => `<img src="cid:image${id}@01DC">`).join('')}`;

it.each(['related', 'mixed'])('distinguishes pictures in the text from files, in multipart/%s', async (subtype) => {
  const ids = Array.from({ length: 12 }, (_, i) => i);
  const body = multipart('mixed', 'b', multipart(subtype, 'c', html(ids), ...ids.map(picture)), document);
  const [type = '', ...rest] = body.split('\n\n');
  const mail = await parse(mailOf(rest.join('\n\n'), { 'content-type': type.replace('Content-Type: ', '') }));
  expect(mail.files.map(({ name }) => name)).toEqual(['NDA-signed.pdf']);
  expect(mail.pictures).toHaveLength(10);
});

it.each([
  [999_900, 1],
  [1_000_000, 0],
])('finds the pictures in the first million characters of HTML: one after %i', async (length, pictures) => {
  const long = `Content-Type: text/html\n\n${`${'x'.repeat(99)}\n`.repeat(length / 100)}<img src="cid:image1@01DC">`;
  const [type = '', ...rest] = multipart('mixed', 'b', long, picture(1)).split('\n\n');
  const mail = await parse(mailOf(rest.join('\n\n'), { 'content-type': type.replace('Content-Type: ', '') }));
  expect([mail.pictures.length, mail.files.length]).toEqual([pictures, 1 - pictures]);
});

it('does not treat picture 1 as shown because picture 10 is', async () => {
  const body = multipart('mixed', 'b', html([10]).replaceAll('@01DC', ''), picture(1).replaceAll('@01DC', ''));
  const [type = '', ...rest] = body.split('\n\n');
  const mail = await parse(mailOf(rest.join('\n\n'), { 'content-type': type.replace('Content-Type: ', '') }));
  expect([mail.files.length, mail.pictures.length]).toEqual([1, 0]);
});

it('treats an inline picture that the text does not show as a file', async () => {
  const body = `--b\nContent-Type: text/plain\n\nA photo.\n--b\n${picture(1)}\n--b--`;
  const { files, pictures } = await parse(mailOf(body, { 'content-type': 'multipart/mixed; boundary=b' }));
  expect([files.length, pictures.length]).toEqual([1, 0]);
});

it('leaves out the signatures of S/MIME and OpenPGP', async () => {
  const parts = ['application/pkcs7-signature; name=smime.p7s', 'application/pgp-signature; name=a.asc'];
  const body = parts.map((type) => `--b\nContent-Type: ${type}\n\nabc\n`).join('');
  const mail = await parse(mailOf(`${body}--b--`, { 'content-type': 'multipart/signed; boundary=b' }));
  expect(mail.files).toEqual([]);
});

it('explains an email whose text Outlook has packed', async () => {
  const body = '--b\nContent-Type: application/ms-tnef; name=winmail.dat\n\nabc\n--b--';
  const mail = await parse(mailOf(body, { 'content-type': 'multipart/mixed; boundary=b' }));
  expect(mail.text).toBe('(Outlook packed the text and the files of this email into winmail.dat.)');
  expect(mail.files).toHaveLength(1);
});
