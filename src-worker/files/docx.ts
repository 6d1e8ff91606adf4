import type { Buffer } from 'node:buffer';
import { leadsOutside } from './relations.ts';
import { unpack, type ZipEntry, zipDirectory } from './zip-directory.ts';

const required = ['[content_types].xml', 'word/document.xml'];
const forbidden =
  /(^|\/)\.\.(\/|$)|^\/|\\|vbaproject\.bin$|\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|jse?|wsf|hta|jar|lnk)$/;
/** The relations of the settings name a template or a data source. */
const linked = /^word\/(embeddings|activex)\/|^word\/_rels\/settings\.xml\.rels$/;
/** A part may also be stored in pieces below its name. */
const relations = /\.rels(?:\/|$)/;
/** Of all relations together. An ordinary document has ten kilobytes of them, in ten files. */
const maxRelations = { files: 200, bytes: 1024 * 1024 };

/**
 * What a Word document is by the names of its parts, and by what these refer to. Undefined when it is none, or has macros or
 * programs.
 */
export function inspectDocx(content: Buffer): { suspicious: boolean } | undefined {
  const entries = zipDirectory(content)?.map((entry) => ({ ...entry, name: entry.name.toLowerCase() }));
  if (!entries || !required.every((name) => entries.some((entry) => entry.name === name))) return undefined;
  if (entries.some(({ name }) => forbidden.test(name))) return undefined;
  return { suspicious: entries.some(({ name }) => linked.test(name)) || refersOutside(entries) };
}

/** Whether it loads something from elsewhere when it is opened. What cannot be read counts too. */
function refersOutside(entries: ZipEntry[]): boolean {
  const lists = entries.filter(({ name }) => relations.test(name));
  if (lists.length > maxRelations.files) return true;
  let left = maxRelations.bytes;
  return lists.some((entry) => {
    const list = entry.name.endsWith('.rels') ? unpack(entry, left) : undefined;
    left -= list?.length ?? 0;
    return !list || leadsOutside(list);
  });
}
