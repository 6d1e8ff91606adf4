import type { ClipboardEvent, KeyboardEvent } from 'react';
import { pictureMessages } from '#shared/staff-texts/messages.ts';
import { showToast } from '../components/toasts.ts';
import { type Format, formatEdit } from './markdown-edits.ts';
import { hasPicture, pastedMarkdown } from './pasted-markdown.ts';

/** Text is inserted as if it were typed, so that the browser's undo works. */
export function insertText(textarea: HTMLTextAreaElement, text: string): void {
  // A dialog that closes gives the focus back without the selection, until the next focus.
  textarea.blur();
  textarea.focus();
  if (document.execCommand?.(text ? 'insertText' : 'delete', false, text)) return;
  textarea.setRangeText(text, textarea.selectionStart, textarea.selectionEnd, 'end');
  textarea.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export function applyFormat(textarea: HTMLTextAreaElement, format: Format): void {
  const { value, selectionStart, selectionEnd } = textarea;
  const { start, end, text, select } = formatEdit(format, { value, start: selectionStart, end: selectionEnd });
  textarea.setSelectionRange(start, end);
  if (start < end || text) insertText(textarea, text);
  else textarea.focus();
  textarea.setSelectionRange(start + select[0], start + select[1]);
}

const keys: Record<string, Format> = { b: 'bold', i: 'italic', k: 'link' };

export function formatByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  // An Arabic keyboard has other letters on these keys.
  const letter = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace('Key', '');
  const format = keys[letter.toLowerCase()];
  if (!format) return;
  event.preventDefault();
  applyFormat(event.currentTarget, format);
}

export function pasteStructure(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const { clipboardData } = event;
  const html = clipboardData.getData('text/html');
  const isPicture = clipboardData.files.length > 0 && !clipboardData.getData('text/plain');
  if (isPicture || hasPicture(html)) showToast({ failure: pictureMessages.notPasted });
  const markdown = pastedMarkdown(html);
  if (!markdown) return;
  event.preventDefault();
  const { value, selectionStart } = event.currentTarget;
  const isBehindText = /[^\n]$/.test(value.slice(0, selectionStart));
  const isOfBlocks = /\n|^(?:#+|-|>|\d+\.) /.test(markdown);
  insertText(event.currentTarget, isBehindText && isOfBlocks ? `\n\n${markdown}` : markdown);
}
