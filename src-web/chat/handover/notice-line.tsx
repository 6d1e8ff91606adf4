import { direction } from '../../../src-shared/locales.ts';
import type { Message } from '../message.ts';

/** A line in the conversation that tells who has it. */
export function NoticeLine({ message }: { message: Message }) {
  return (
    <p
      lang={message.language}
      dir={direction[message.language]}
      className="mx-auto max-w-[90%] rounded-full bg-sand px-1.5 py-0.5 text-center text-xs text-ink-soft"
    >
      {message.text}
    </p>
  );
}
