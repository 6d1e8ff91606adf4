import { Buffer } from 'node:buffer';
import { pdfName } from './pdf-name.ts';
import { definitionsOf, objectStreams } from './pdf-object-streams.ts';
import { endRecord } from './zip-directory.ts';

export function inspectPdf(content: Buffer): { suspicious: boolean } | undefined {
  if (!isPdf(content) || endRecord(content) !== -1) return undefined;
  const text = content.toString('latin1');
  return { suspicious: isActive(text) || hidesContent(content, text) };
}

const lineStart = /^(?:\xef\xbb\xbf)?\s*%PDF-/;

function isPdf(content: Buffer): boolean {
  return lineStart.test(content.toString('latin1', 0, 1024));
}

/** Names of actions that a viewer would run, send or fetch (ISO 32000-2, 12.6.4), and of features that hide them. */
const activeName = pdfName(
  ...[
    'JavaScript',
    'JS',
    'Launch',
    'SubmitForm',
    'ImportData',
    'GoToR',
    'GoToE',
    'Rendition',
    'Movie',
    'RichMedia',
    'XFA',
  ],
  ...['EmbeddedFile', 'Encrypt'],
);
/** The name is short enough to occur in a picture, so its value is checked, too. */
const additionalActions = new RegExp(`${pdfName('AA').source}[\\s\\0]*[<\\d%]`);

function isActive(text: string): boolean {
  return activeName.test(text) || additionalActions.test(text) || linksOutside(text);
}

/** Content that cannot be read reliably counts as hidden. */
function hidesContent(content: Buffer, text: string): boolean {
  const streams = objectStreams(content, text);
  if (!streams) return true;
  return streams.some(isActive) || opensUnknown([text, ...streams]);
}

const openAction = new RegExp(`${pdfName('OpenAction').source}[\\s\\0]*(\\[|(\\d{1,10})\\s+\\d{1,5}\\s+R\\b)?`, 'g');
const goTo = /^\s*<<[^<>()]*\/S\s*\/GoTo(?![\w#])[^<>()]*>>/;
const otherAction = new RegExp(`${pdfName('S').source}[\\s\\S]*${pdfName('S').source}|${pdfName('Next').source}`);
const maxOpenActions = 10;

/** With `[` the file opens at a page, as office programs write it; with a reference to `/GoTo`, as LaTeX does. */
function opensUnknown(parts: string[]): boolean {
  const found = parts.flatMap((part) => [...part.matchAll(openAction)]).filter(([, value]) => value !== '[');
  if (found.length > maxOpenActions) return true;
  return found.some(([, , object]) => {
    const actions = object ? parts.flatMap((part) => definitionsOf(object, part)) : [];
    return actions.length === 0 || !actions.every(opensAtPage);
  });
}

function opensAtPage(definition: string): boolean {
  const [action] = goTo.exec(definition) ?? [];
  return action !== undefined && !otherAction.test(action);
}

const character = '[^\\\\()]|\\\\[\\s\\S]';
/** Inner parentheses are escaped or come in pairs. */
const literal = `\\(((?:${character}|\\((?:${character})*\\)){0,4096})\\)`;
const uri = new RegExp(
  `${pdfName('URI').source}[\\s\\0]*(?:${literal}|<(?!<)([^<>]{0,8192})>|(?=(/|>>|<<|\\]))|)`,
  'g',
);
const scheme = /^(?:[a-z][a-z\d+.-]*:|\\\\|\/\/)/i;
const plainLink = /^(?:https?:|mailto:|tel:)/i;
/** The beginning of the file in a file specification (ISO 32000-2, 7.11). */
const file = new RegExp(
  `${pdfName('F', 'UF').source}[\\s\\0]*(?:\\(((?:${character}){0,4096})|<(?!<)([^<>]{0,8192}))`,
  'g',
);

/**
 * A link to a file or a network share reveals who opens it. A link to the web does not, because it has to be clicked.
 */
function linksOutside(text: string): boolean {
  const files = [...text.matchAll(file)].map(([, literal, hexadecimal]) => targetOf(literal, hexadecimal));
  if (files.some((target) => target === undefined || scheme.test(target.replaceAll('\\', '/')))) return true;
  return [...text.matchAll(uri)].some(([, literal, hexadecimal, other]) => {
    if (other !== undefined) return false;
    const target = targetOf(literal, hexadecimal);
    return target === undefined || (scheme.test(target) && !plainLink.test(target));
  });
}

function targetOf(literal: string | undefined, hexadecimal: string | undefined): string | undefined {
  return literal === undefined ? fromHexadecimal(hexadecimal) : fromLiteral(literal);
}

function fromLiteral(literal: string): string {
  const text = literal.replace(/\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g, (_, octal?: string, escaped = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : escaped,
  );
  return plainText(text);
}

function fromHexadecimal(digits: string | undefined): string | undefined {
  return digits === undefined
    ? undefined
    : plainText(Buffer.from(digits.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1'));
}

/** Decodes UTF-16, too. */
function plainText(text: string): string {
  return text.replace(/^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)|[\0-\x20]/g, '');
}
