import type { Buffer } from 'node:buffer';
import { decodeEntities } from '../decode-entities.ts';

const relation = /<(?:[^\s<>/:]+:)?Relationship(?=[\s/>])/g;
const attribute = /\s*([^\s=<>/"']+)\s*=\s*("[^"<]*"|'[^'<]*')/y;
const end = /\s*\/?>/y;
/** What makes the bytes say something else than they show. */
const disguise = /\0|<!DOCTYPE|<!ENTITY|encoding\s*=\s*["'](?!utf-8["'])/i;
const plainLink = /^(?:https?:|mailto:|tel:)/i;
const scheme = /^(?:[a-z][a-z\d+.-]*:|\\\\|\/\/)/i;

/**
 * Whether a list of relations (OPC, ISO 29500-2) names something outside of its document: a template, a picture or an object that a
 * program loads by itself. A link that a reader has to press is none, unless it leads to a file. What cannot be read counts as one.
 */
export function leadsOutside(list: Buffer): boolean {
  const xml = list.toString('utf8');
  if (disguise.test(xml)) return true;
  return [...xml.matchAll(relation)].some(({ index, 0: tag }) => {
    const attributes = attributesAt(xml, index + tag.length);
    return !attributes || isOutside(attributes);
  });
}

/** By their names in lower case; undefined when the tag is broken. */
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
