import { whatsapp as ar } from '#shared/content/ar/whatsapp.ts';
import { whatsapp as en } from '#shared/content/en/whatsapp.ts';
import type { WhatsappContent } from '#shared/contracts/whatsapp.ts';
import { paths } from '#shared/paths.ts';
import { whatsappKinds } from '#shared/staff-texts/whatsapp.ts';

export const whatsappTexts = { en, ar };

/** A button that leads to a page. */
export const buttonPaths = {
  schedule_demo: paths.scheduleDemo,
  get_quote: paths.pricing,
  view_careers: paths.careers,
  contact_support: paths.contact,
  check_website: paths.products,
} as const;

export type LinkButton = keyof typeof buttonPaths;

export function isLinkButton(action: string | undefined): action is LinkButton {
  return action !== undefined && Object.hasOwn(buttonPaths, action);
}

/** The words of a received message in the conversation. */
export function transcriptText({ kind, text, file }: WhatsappContent): string {
  if (kind === 'text' || kind === 'button') return text;
  const label = whatsappKinds[kind] + (file ? `: ${file.name}` : '');
  return text ? `[${label}]\n${text}` : `[${label}]`;
}

/** Words for a cancellation are not among them: a booking may be meant. */
const stopWords = /^(?:stop|unsubscribe|إيقاف|ايقاف|أوقف|اوقف|توقف)$/iu;
const startWords = /^(?:start|ابدأ|ابدا|إبدأ)$/iu;

const dataWords = /^(?:mydata|بياناتي)$/iu;

/** A message that is nothing but one of these words, with marks around it. */
export function wishOf({ text }: WhatsappContent): 'stop' | 'start' | 'data' | undefined {
  const word = text.replace(/[\p{P}\p{Z}\p{S}]+/gu, '');
  if (stopWords.test(word)) return 'stop';
  if (dataWords.test(word)) return 'data';
  return startWords.test(word) ? 'start' : undefined;
}
