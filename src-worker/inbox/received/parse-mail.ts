import type { Address, Attachment, Email } from 'postal-mime';
import { asciiAddress } from '#shared/forms/ascii-address.ts';
import { maxLength } from '#shared/limits.ts';
import { receivedMail } from '#shared/staff-texts/received-email.ts';
import { cutAt, shortLine } from '#shared/text/cut-at.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { sha256 } from '../../db/hash.ts';
import { fileName } from '../../submissions/files/check-cv.ts';
import type { GivenFile } from '../files.ts';
import { htmlText } from './html-text.ts';
import { type InvitationAnswer, invitationAnswer } from './invitation-reply.ts';

/** Ordinary emails have parts nested four deep, and some kilobytes of headers. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 2 };
/**
 * The parser takes microseconds a line, and only a hostile email has this many. Files have long lines, which the size
 * limit covers.
 */
const maxShortLines = 20_000;
const shortLineLength = 60;
/** Characters of HTML that are read: converting it to text takes longer than reading it. */
const maxHtml = 1_000_000;
const maxText = 100_000;

/** Pictures that the text shows. */
const maxPictures = 10;
const maxFileType = 100;
const maxMessageId = 500;

export interface ParsedMail {
  from: string | undefined;
  /** All recipients, our own addresses too. */
  recipients: string[];
  subject: string | null;
  text: string;
  messageId: string;
  files: GivenFile[];
  /** Pictures that the text shows, such as those of signatures. */
  pictures: GivenFile[];
  invitation: InvitationAnswer | undefined;
  headers: { key: string; value: string }[];
  header: (name: string) => string | undefined;
}

export async function parseMail(raw: Uint8Array): Promise<ParsedMail | undefined> {
  // Imported here so that only emails wait for the parser, and not the start of the Worker.
  const { default: PostalMime } = await import('postal-mime');
  try {
    const mail = await PostalMime.parse(firstLines(raw), limits);
    const html = cutAt(mail.html ?? '', maxHtml);
    const shown = contentIdsIn(html);
    const isPicture = ({ related, contentId }: Attachment) => related === true || shown.has(bareId(contentId));
    const [pictures, attached] = [
      mail.attachments.filter(isPicture),
      mail.attachments.filter((one) => !isPicture(one)),
    ];
    const answers = attached.map(answerOf);
    const files = attached.filter((one, i) => !answers[i] && !isSignature(one)).map(fileOf);
    const text = cleanText(cutAt(mail.text?.trim() ? mail.text : htmlText(html), maxText));
    return {
      from: addressOf(mail.from),
      recipients: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(addressesOf),
      subject: shortLine(mail.subject ?? '', maxLength.replySubject) || null,
      text: text || (files.some(isOutlookPackage) ? receivedMail.outlookPackage : ''),
      messageId: messageIdOf(mail),
      files,
      pictures: pictures.slice(0, maxPictures).map(fileOf),
      invitation: answers.find((answer) => answer !== undefined),
      headers: mail.headers,
      header: (name) => mail.headers.find(({ key }) => key === name)?.value,
    };
  } catch {
    return undefined;
  }
}

function fileOf({ filename, mimeType, content }: Attachment): GivenFile {
  return {
    name: fileName(oneLine(filename ?? '')) || receivedMail.unnamedFile,
    type: shortLine(mimeType, maxFileType),
    content: bytesOf(content),
  };
}

function bytesOf(content: Attachment['content']): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function answerOf({ mimeType, content }: Attachment): InvitationAnswer | undefined {
  return /^(?:text\/calendar|application\/ics)\b/i.test(mimeType) ? invitationAnswer(bytesOf(content)) : undefined;
}

/** Signatures of S/MIME and OpenPGP are for programs only. */
function isSignature({ mimeType }: Attachment): boolean {
  return /^application\/(?:(?:x-)?pkcs7|pgp)-signature\b/i.test(mimeType);
}

function contentIdsIn(html: string): Set<string | undefined> {
  return new Set(Array.from(html.matchAll(/cid:([^\s"'<>()&]+)/gi), ([, id]) => id));
}

function bareId(contentId: string | undefined): string {
  return (contentId ?? '').replace(/^<|>$/g, '');
}

/** TNEF is Outlook's package of text and files for other Outlooks. */
function isOutlookPackage({ name, type }: GivenFile): boolean {
  return /^application\/(?:vnd\.)?ms-tnef\b/i.test(type) || name.toLowerCase() === 'winmail.dat';
}

function firstLines(raw: Uint8Array): Uint8Array {
  let end = -1;
  for (let short = 0; short < maxShortLines; ) {
    const next = raw.indexOf(0x0a, end + 1);
    if (next < 0) return raw;
    if (next - end <= shortLineLength) short++;
    end = next;
  }
  return raw.subarray(0, end + 1);
}

export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

export function cutText(text: string): string {
  if (text.length <= maxLength.receivedText) return text;
  const mark = `\n\n${receivedMail.cut}`;
  return cutAt(text, maxLength.receivedText - mark.length) + mark;
}

function addressOf(from: Address | undefined): string | undefined {
  return shortLine(asciiAddress(from?.address ?? ''), maxLength.email) || undefined;
}

function addressesOf(address: Address): string[] {
  return address.group ? address.group.flatMap((one) => addressOf(one) ?? []) : [addressOf(address) ?? []].flat();
}

/** The id ignores headers that change when a server delivers the email a second time. */
function messageIdOf({ messageId, from, date, subject, text, html }: Email): string {
  const id = oneLine((messageId ?? '').toWellFormed());
  if (id !== '' && id.length <= maxMessageId) return id;
  return `sha256:${sha256(JSON.stringify([from, date, subject, text, html]))}`;
}
