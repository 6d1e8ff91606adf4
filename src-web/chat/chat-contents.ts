import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import { dominantLocale } from '../../src-shared/dominant-locale.ts';
import type { Locale } from '../../src-shared/locales.ts';
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
