import type { WhatsappTemplate, WhatsappTemplateUse } from '#shared/contracts/whatsapp.ts';
import type { Locale } from '#shared/locales.ts';
import { localizedPath, myDataPath, paths } from '#shared/paths.ts';
import { cutAt } from '#shared/text/cut-at.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import type { MessageRow } from '../chat/store.ts';
import type { PersonRow } from '../chat/whatsapp-view.ts';
import { signedToken } from '../db/keys.ts';
import { type Bindings, configOf } from '../env.ts';
import { whatsappText } from './format.ts';
import { whatsappTexts } from './texts.ts';

/** Limits of the Cloud API, in characters. */
const maxText = 4096;
const maxTextWithButtons = 1024;
const maxButtons = 3;

/** The body of a call of `/messages`, but for the recipient. */
export async function composed(env: Bindings, message: MessageRow, person: PersonRow): Promise<object> {
  const { metadata } = message;
  if (metadata.template) return templateOf(metadata.template);
  const text = cutAt(await textOf(env, message, person), maxText);
  const { buttons } = whatsappTexts[person.locale];
  const actions = [...new Set(metadata.suggestedActions)].slice(0, maxButtons);
  if (actions.length === 0 || text.length > maxTextWithButtons) {
    return { type: 'text', text: { body: text, preview_url: false } };
  }
  const replies = actions.map((id) => ({ type: 'reply', reply: { id, title: buttons[id] } }));
  return { type: 'interactive', interactive: { type: 'button', body: { text }, action: { buttons: replies } } };
}

async function textOf(
  env: Bindings,
  message: MessageRow,
  { locale, introducedAt, stoppedAt }: PersonRow,
): Promise<string> {
  const { author, name, sources = [], dataLink } = message.metadata;
  const { SITE_URL: siteUrl } = configOf(env);
  const address = (path: string) => siteUrl + localizedPath(path, locale);
  const ownData = dataLink && address(myDataPath(await signedToken(env, 'data_links', dataLink)));
  const content = wordsOf(message, locale);
  const parts = [
    ...(author || introducedAt || stoppedAt ? [] : [whatsappTexts[locale].introduction(address(paths.privacy))]),
    author && name ? `*${name}*\n${content}` : whatsappText(content, siteUrl),
    ...sources.slice(0, 1).map(({ title, path }) => `${title}:\n${siteUrl}${path}`),
    ...(ownData ? [ownData] : []),
  ];
  return parts.join('\n\n');
}

/** On the site a promised reply comes by email. */
export function wordsOf({ message, metadata: { notice }, timestamp }: MessageRow, locale: Locale): string {
  const { promised, when } = whatsappTexts[locale];
  if (notice?.kind !== 'promised') return message;
  return promised(when(promisedTime(notice.nextTime ?? timestamp, timestamp, locale)));
}

/** The words of a template as the person will read them, and how it is sent. */
export function filledTemplate(
  { name, language, text, values: names }: WhatsappTemplate,
  values: string[],
): { text: string; use: WhatsappTemplateUse } {
  const isNamed = names.some((value) => !/^\d+$/.test(value));
  return {
    text: text.replace(/\{\{(\w+)\}\}/g, (_, value) => values[names.indexOf(value)]!),
    use: { name, language, values, ...(isNamed && { names }) },
  };
}

function templateOf({ name, language, values, names = [] }: WhatsappTemplateUse): object {
  const parameters = values.map((text, index) => ({
    type: 'text',
    ...(names[index] && { parameter_name: names[index] }),
    text,
  }));
  const components = parameters.length > 0 ? [{ type: 'body', parameters }] : [];
  return { type: 'template', template: { name, language: { code: language }, components } };
}
