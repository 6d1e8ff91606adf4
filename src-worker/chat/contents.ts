import ar from '../../src-shared/content/ar/chat.ts';
import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import en from '../../src-shared/content/en/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';

/** What Joe says without the completion API. */
export const chatContents: Record<Locale, ChatContent> = { en, ar };
