import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cvTypeOf } from '../../../../src-worker/submissions/files/check-cv.ts';
import { docx, pdf, zip } from '../../support/cv-files.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A change of the archive's bytes, in its directory or its end. */
function changed(archive: Buffer, change: (copy: Buffer, end: number) => void): Buffer {
  const copy = Buffer.from(archive);
  change(copy, copy.length - 22);
  return copy;
}

it('takes a PDF and a DOCX whose name, declared type and content agree', () => {
  expect(cvTypeOf(pdf(), 'cv.pdf', 'application/pdf')).toEqual({ type: 'application/pdf', suspicious: false });
  expect(cvTypeOf(docx(), 'CV.DOCX', docxType)).toEqual({ type: docxType, suspicious: false });
  expect(cvTypeOf(pdf(), 'cv.pdf', '')).toBeDefined();
  expect(cvTypeOf(docx(), 'cv.docx', 'application/octet-stream')).toBeDefined();
  expect(cvTypeOf(Buffer.concat([Buffer.from('\ufeff \r\n'), pdf()]), 'cv.pdf', '')).toBeDefined();
});

it.each([
  ['a renamed program', Buffer.from('MZ\x90\0 This program cannot be run in DOS mode'), 'cv.pdf', ''],
  ['an empty file', Buffer.alloc(0), 'cv.pdf', ''],
  ['a PDF that is called DOCX', pdf(), 'cv.docx', ''],
  ['a DOCX that is called PDF', docx(), 'cv.pdf', ''],
  ['another ending', pdf(), 'cv.pdf.exe', ''],
  ['another declared type', pdf(), 'cv.pdf', 'text/html'],
  ['a PDF declared as DOCX', pdf(), 'cv.pdf', docxType],
  ['text before the PDF', Buffer.concat([Buffer.from('GIF89a'), pdf()]), 'cv.pdf', ''],
  ['a PDF that is HTML', pdf(300, '<html><script>alert(1)</script>'), 'cv.pdf', ''],
  ['a PDF that is a ZIP', Buffer.concat([pdf(), docx()]), 'cv.pdf', ''],
  ['a DOCX that is a PDF', zip(['[Content_Types].xml', 'word/document.xml'], '%PDF-1.7'), 'cv.docx', ''],
  ['a DOCX that is HTML', zip(['[Content_Types].xml', 'word/document.xml'], '<script>'), 'cv.docx', ''],
  ['another archive', zip(['hello.txt']), 'cv.docx', ''],
  ['macros', docx(['word/vbaProject.bin']), 'cv.docx', ''],
  ['a program', docx(['word/media/setup.EXE']), 'cv.docx', ''],
  ['a script', docx(['run.js']), 'cv.docx', ''],
  ['a path that leaves the archive', docx(['../evil.xml']), 'cv.docx', ''],
  ['too many entries', docx(Array.from({ length: 5_000 }, (_, i) => `${i}.xml`)), 'cv.docx', ''],
  ['something before the archive', Buffer.concat([Buffer.from('MZ'), docx()]), 'cv.docx', ''],
  ['something after the archive', Buffer.concat([docx(), Buffer.from('more')]), 'cv.docx', ''],
  [
    'a directory outside the file',
    changed(docx(), (copy, end) => copy.writeUInt32LE(0xfffffff0, end + 16)),
    'cv.docx',
    '',
  ],
  ['a wrong count', changed(docx(), (copy, end) => copy.writeUInt16LE(9, end + 10)), 'cv.docx', ''],
  ['an end without a directory', docx().subarray(-22), 'cv.docx', ''],
])('refuses %s', (_, content, name, declared) => {
  expect(cvTypeOf(content, name, declared)).toBeUndefined();
});

it('refuses a directory whose entries lie about their files', () => {
  const entry = docx().indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  for (const [at, value] of [
    [20, 100_000],
    [24, 0x7fffffff],
    [42, 0xffffff00],
    [42, 7],
    [28, 60_000],
  ] as const) {
    const lying = changed(docx(), (copy) => copy.writeUInt32LE(value, entry + at));
    expect(cvTypeOf(lying, 'cv.docx', ''), `${value} at ${at}`).toBeUndefined();
  }
});

it('survives any cut of a document', () => {
  const whole = docx();
  for (let length = 0; length < whole.length; length++) {
    expect(cvTypeOf(whole.subarray(0, length), 'cv.docx', '')).toBeUndefined();
  }
});

it.each([
  '/JavaScript (app.alert(1))',
  '/JS (x)',
  '/Launch << >>',
  '/EmbeddedFile',
  '/Encrypt 5 0 R',
  '/OpenAction 2 0 R',
  '/OpenAction<</S/URI>>',
  '/J#61vaScript 1',
  '/#4a#53(x)',
  '/#4A#53/',
])('flags a PDF with %s', (content) => {
  expect(cvTypeOf(pdf(300, content), 'cv.pdf', '')?.suspicious).toBe(true);
});

it('flags a DOCX with embedded objects or a foreign template, and no plain words', () => {
  expect(cvTypeOf(docx(['word/embeddings/oleObject1.bin']), 'cv.docx', '')?.suspicious).toBe(true);
  expect(cvTypeOf(docx(['word/_rels/settings.xml.rels']), 'cv.docx', '')?.suspicious).toBe(true);
  expect(cvTypeOf(pdf(300, '(JavaScript and /JSON) /JSX'), 'cv.pdf', '')?.suspicious).toBe(false);
});

it('flags no PDF that only opens at a page, as office programs write it', () => {
  for (const page of ['/OpenAction[1 0 R /XYZ null null 0]', '/OpenAction\n [1 0 R /Fit]']) {
    expect(cvTypeOf(pdf(300, page), 'cv.pdf', '')?.suspicious).toBe(false);
  }
});

const objects = (data: Buffer, dictionary = '/Type /ObjStm /Filter /FlateDecode') =>
  Buffer.concat([
    pdf(300).subarray(0, 200),
    Buffer.from(`\n7 0 obj << ${dictionary} /N 1 /First 4 >>\nstream\r\n`, 'latin1'),
    data,
    Buffer.from('\nendstream endobj\n%%EOF\n', 'latin1'),
  ]);
const isSuspicious = (content: Buffer) => cvTypeOf(content, 'cv.pdf', '')?.suspicious;

it('looks into compressed objects, and flags a script there and what cannot be read', () => {
  const script = deflateSync(Buffer.from('7 0 << /S /JavaScript /JS (app.alert(1)) >>'));
  expect(isSuspicious(objects(deflateSync(Buffer.from('7 0 << /Type /Catalog /Lang (ar) >>'))))).toBe(false);
  expect(isSuspicious(objects(script))).toBe(true);
  expect(isSuspicious(objects(script, '/Type/Obj#53tm/Filter/FlateDecode'))).toBe(true);
  expect(isSuspicious(objects(Buffer.from('no zlib'), '/Type /ObjStm /Filter /LZWDecode'))).toBe(true);
  expect(isSuspicious(objects(deflateSync(Buffer.alloc(40 * 1024 * 1024))))).toBe(true);
});
