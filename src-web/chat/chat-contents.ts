import type { ChatContent } from '#shared/content/en/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { loadContent } from '../lib/content.tsx';
import { logError } from '../lib/log-error.ts';

export interface PageChat {
  locale: Locale;
  content: ChatContent;
}

export async function loadChatContent(locale: Locale): Promise<ChatContent> {
  return (await loadContent<{ default: ChatContent }>(locale, 'chat')).default;
}

export async function contentFor(text: string, { locale, content }: PageChat): Promise<ChatContent> {
  const language = dominantLocale(text, locale);
  if (language === locale) return content;
  try {
    return await loadChatContent(language);
  } catch (error) {
    logError('The chat has no texts in the language of a message', error);
    return content;
  }
}
