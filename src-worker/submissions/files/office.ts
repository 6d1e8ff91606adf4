import type { Buffer } from 'node:buffer';
import { decodeEntities } from '#shared/text/decode-entities.ts';
import { unpack, type ZipEntry, zipDirectory } from './zip-directory.ts';

export type OfficeKind = 'docx' | 'xlsx' | 'pptx';

const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' };
const forbidden =
  /(^|\/)\.\.(\/|$)|^\/|\\|vbaproject\.bin$|\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|jse?|wsf|hta|jar|lnk)$/;
const linked = /^(?:word|xl|ppt)\/(?:embeddings|activex|externallinks)\/|^word\/_rels\/settings\.xml\.rels$/;
const relations = /\.rels(?:\/|$)/;
const maxRelations = { files: 200, bytes: 1024 * 1024 };

export function inspectOffice(content: Buffer, kind: OfficeKind): { suspicious: boolean } | undefined {
  const required = ['[content_types].xml', mainParts[kind]];
  const entries = zipDirectory(content)?.map((entry) => ({ ...entry, name: entry.name.toLowerCase() }));
  if (!entries || !required.every((name) => entries.some((entry) => entry.name === name))) return undefined;
  if (entries.some(({ name }) => forbidden.test(name))) return undefined;
  return { suspicious: entries.some(({ name }) => linked.test(name)) || refersOutside(entries) };
}

function refersOutside(entries: ZipEntry[]): boolean {
  const lists = entries.filter(({ name }) => relations.test(name));
  if (lists.length > maxRelations.files) return true;
  let remaining = maxRelations.bytes;
  return lists.some((entry) => {
    const list = entry.name.endsWith('.rels') ? unpack(entry, remaining) : undefined;
    remaining -= list?.length ?? 0;
    return !list || leadsOutside(list);
  });
}

const relation = /<(?:[^\s<>/:]+:)?Relationship(?=[\s/>])/g;
const attribute = /\s*([^\s=<>/"']+)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const end = /\s*\/?>/y;
const disguise = /\0|<!DOCTYPE|<!ENTITY|encoding\s*=\s*["'](?!utf-8["'])/i;
const plainLink = /^(?:https?:|mailto:|tel:)/i;
const scheme = /^(?:[a-z][a-z\d+.-]*:|\\\\|\/\/)/i;

/**
 * A template, a picture or an object loads by itself; a link has to be clicked. An unreadable part counts as external
 * (OPC, ISO 29500-2).
 */
function leadsOutside(list: Buffer): boolean {
  const xml = list.toString('utf8');
  if (disguise.test(xml)) return true;
  return [...xml.matchAll(relation)].some(({ index, 0: tag }) => {
    const attributes = attributesAt(xml, index + tag.length);
    return !attributes || isOutside(attributes);
  });
}

function attributesAt(xml: string, from: number): Map<string, string> | undefined {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    attribute.lastIndex = at;
    const [whole, name, value] = attribute.exec(xml) ?? [];
    if (!whole) break;
    attributes.set(name!.toLowerCase(), decodeEntities(value!.slice(1, -1)));
    at += whole.length;
  }
  end.lastIndex = at;
  return end.test(xml) ? attributes : undefined;
}

function isOutside(attributes: Map<string, string>): boolean {
  const [mode = 'internal', target = '', type = ''] = ['targetmode', 'target', 'type'].map((name) =>
    attributes.get(name)?.trim(),
  );
  if (mode.toLowerCase() === 'internal') return scheme.test(target);
  return !(type.endsWith('/hyperlink') && plainLink.test(target));
}
