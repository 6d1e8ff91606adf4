import { flanks } from '#shared/markdown/emphasis.ts';

interface Opened {
  marker: string;
  from: number;
}

const completeLink = /!?\[[^[\]]*\]\([^()\s]*\)/y;
const beginOfLink = /!?\[(?<label>[^[\]]*)(?:\]|\]\([^()\s]*)?$/y;
const emphasis = /\*+|_+|~+/y;
/** Behind `](` it belongs to a link. */
const unfinishedAddress = /(^\(?|\s|[^\]]\()(?:https?|www\.)\S*$|\\$/;
/** The first may be escaped, and stays then. */
const markersAtEnd = /(^|[^\\*_~!]|\\[*_~!])[*_~!]+$/;

/**
 * Closes the markup that is still open at the end, so that its markers are never seen: `**bo` becomes `**bo**`, an
 * unfinished link only its label, and a bare address is held back until it ends.
 */
export function closeMarkup(text: string): string {
  let opened: Opened[] = [];
  let end = text.replace(unfinishedAddress, '$1').replace(markersAtEnd, '$1');
  for (let at = 0; at < end.length; at++) {
    const character = end[at]!;
    if (character === '\\') at += 1;
    else if (character === '\n') opened = end[at + 1] === '\n' ? [] : opened.filter(({ marker }) => marker.length > 1);
    else if (character === '`') {
      const ticks = matchAt(/`+/y, end, at)![0];
      const close = end.indexOf(ticks, at + ticks.length);
      if (close === -1) return closed(end.slice(0, at) + codeOf(end.slice(at + ticks.length), ticks), opened);
      at = close + ticks.length - 1;
    } else if (character === '[' || end.startsWith('![', at)) {
      const link = matchAt(completeLink, end, at);
      const begun = matchAt(beginOfLink, end, at);
      if (link) at += link[0].length - 1;
      else if (begun) {
        end = end.slice(0, at) + begun.groups!.label;
        at -= 1;
      }
    } else {
      const marker = matchAt(emphasis, end, at)?.[0];
      if (!marker) continue;
      opened = toggle(opened, marker, end, at);
      at += marker.length - 1;
    }
  }
  return closed(end, opened);
}

function toggle(opened: Opened[], marker: string, text: string, at: number): Opened[] {
  const { opens, closes } = flanks(text, at, marker.length);
  const openedAt = opened.findLastIndex((open) => open.marker === marker);
  if (openedAt !== -1 && closes) return opened.slice(0, openedAt);
  return opens ? [...opened, { marker, from: at + marker.length }] : opened;
}

function codeOf(content: string, ticks: string): string {
  const text = content.replace(/`+$/, '');
  return text.trim() === '' ? '' : ticks + text + ticks;
}

function closed(text: string, opened: Opened[]): string {
  const trimmed = text.trimEnd();
  return opened.length === 0
    ? text
    : trimmed +
        opened
          .map(({ marker }) => marker)
          .reverse()
          .join('');
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
