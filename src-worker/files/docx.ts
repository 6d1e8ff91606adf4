import type { Buffer } from 'node:buffer';
import { zipDirectory } from './zip-directory.ts';

const required = ['[content_types].xml', 'word/document.xml'];
const forbidden =
  /(^|\/)\.\.(\/|$)|^\/|\\|vbaproject\.bin$|\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|jse?|wsf|hta|jar|lnk)$/;
/** The relations of the settings name a template or a data source. */
const linked = /^word\/(embeddings|activex)\/|^word\/_rels\/settings\.xml\.rels$/;

/** What a Word document is by the names of its parts. Undefined when it is none, or has macros or programs. */
export function inspectDocx(content: Buffer): { suspicious: boolean } | undefined {
  const names = zipDirectory(content)?.map((name) => name.toLowerCase());
  if (!names || !required.every((name) => names.includes(name))) return undefined;
  if (names.some((name) => forbidden.test(name))) return undefined;
  return { suspicious: names.some((name) => linked.test(name)) };
}
