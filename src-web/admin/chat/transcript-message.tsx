import { Fragment } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { live } from '../../../src-shared/content/en/admin-live.ts';
import type { ChatMessage } from '../../../src-shared/contracts/chat.ts';
import type { Unsent } from '../../lib/use-live-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { formatTime } from '../format.ts';

const { chats: texts } = admin;
const bubble = 'max-w-[85%] rounded border p-1.5';
const text = 'whitespace-pre-wrap wrap-anywhere';

export function TranscriptMessage({ is_bot, message, timestamp, metadata }: ChatMessage) {
  const { notice, author } = metadata;
  if (notice) {
    return (
      <li className="text-center text-sm text-ink-soft text-balance">
        {live.notices[notice.kind](notice.name ?? '')} · {formatTime(timestamp)}
      </li>
    );
  }
  const isVisitor = !is_bot && !author;
  return (
    <li className={classNames(bubble, toneOf(isVisitor, author))}>
      <p className="text-xs text-ink-soft wrap-anywhere">
        <span className="font-semibold">{isVisitor ? texts.visitor : (author ?? texts.joe)}</span> ·{' '}
        {formatTime(timestamp)}
        {notesOf(metadata).map((note) => (
          <Fragment key={note}>
            {' · '}
            <bdi>{note}</bdi>
          </Fragment>
        ))}
      </p>
      <p dir="auto" className={text}>
        {message}
      </p>
    </li>
  );
}

export function UnsentMessage({ text: message }: Unsent) {
  return (
    <li className={classNames(bubble, toneOf(false, 'me'), 'opacity-70')}>
      <p className="text-xs text-ink-soft">{live.sending}</p>
      <p dir="auto" className={text}>
        {message}
      </p>
    </li>
  );
}

function toneOf(isVisitor: boolean, author: string | undefined): string {
  if (isVisitor) return 'ms-auto border-transparent bg-accent-wash';
  return author ? 'border-success/30 bg-success-wash' : 'border-line bg-raised';
}

function notesOf({ confidence, interrupted, canned, unanswered, helpful, reason }: ChatMessage['metadata']): string[] {
  return [
    ...(confidence === null ? [] : [texts.confidence(String(confidence))]),
    ...(interrupted ? [texts.interrupted[interrupted]] : []),
    ...(canned ? [texts.canned] : []),
    ...(unanswered ? [texts.unanswered] : []),
    ...(helpful === undefined ? [] : [helpful ? texts.helpful : texts.unhelpful(reason)]),
  ];
}
