import { Buffer } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function pdf(size = 300, content = ''): Buffer {
  const start = Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog ${content} >> endobj\n`, 'latin1');
  const end = Buffer.from('\n%%EOF\n', 'latin1');
  return Buffer.concat([start, Buffer.alloc(size - start.length - end.length, ' '), end]);
}

/** A file's name, alone or with its content. */
type ZippedFile = string | readonly [name: string, content: string | Buffer];

/** A ZIP archive of files with the given names. */
export function zip(names: ZippedFile[], content = 'text', { deflated = false } = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const zipped of names) {
    const [text, own] = typeof zipped === 'string' ? [zipped, content] : zipped;
    const name = Buffer.from(text);
    const unpacked = Buffer.from(own);
    const data = deflated ? deflateRawSync(unpacked) : unpacked;
    const file = Buffer.alloc(30);
    file.writeUInt32LE(0x04034b50, 0);
    file.writeUInt32LE(data.length, 18);
    file.writeUInt16LE(deflated ? 8 : 0, 8);
    file.writeUInt32LE(unpacked.length, 22);
    file.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(deflated ? 8 : 0, 10);
    entry.writeUInt32LE(unpacked.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(file, name, data);
    directory.push(entry, name);
    offset += file.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

export function docx(more: ZippedFile[] = [], options = {}): Buffer {
  return zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', ...more], undefined, options);
}

export function pdfFile(content: Buffer = pdf(), name = 'cv.pdf'): File {
  return new File([content], name, { type: 'application/pdf' });
}

export function docxFile(content: Buffer = docx(), name = 'cv.docx'): File {
  return new File([content], name, { type: docxType });
}

/** The fields of a form and its CV as `multipart/form-data`. */
export function formWith(fields: Record<string, unknown>, cv?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (cv) form.append('cv', cv);
  return form;
}
