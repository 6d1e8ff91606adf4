import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import type { Message } from './message.ts';

interface AnnouncementProps {
  content: ChatContent;
  /** The newest message. */
  message: Message | undefined;
  typing: boolean;
}

/** Tells screen readers that Joe or a colleague writes, and then the finished message, once. */
export function Announcement({ content, message, typing }: AnnouncementProps) {
  const finished = message?.isBot && !message.writing && !typing ? message : undefined;
  return (
    <p role="status" lang={finished?.language} className="sr-only">
      {finished ? spoken(finished, content.speaker.bot) : typing && content.waiting}
    </p>
  );
}

function spoken({ text, interrupted, labels, name, notice }: Message, bot: string): string {
  if (notice) return text;
  const words = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]+/g, '');
  const said = `${name ?? bot}: ${words}`;
  return interrupted && labels ? `${said} ${labels.interrupted[interrupted]}` : said;
}
