import type { WhatsappTemplate, WhatsappTemplateUse } from '#shared/contracts/whatsapp.ts';
import { localizedPath, paths } from '#shared/paths.ts';
import { cutAt } from '#shared/text/cut-at.ts';
import { promisedTime } from '#shared/time/office-hours.ts';
import type { MessageRow } from '../chat/store.ts';
import type { PersonRow } from '../chat/whatsapp-view.ts';
import { whatsappText } from './format.ts';
import { whatsappTexts } from './texts.ts';

/** Limits of the Cloud API, in characters. */
const maxText = 4096;
const maxTextWithButtons = 1024;
const maxButtons = 3;

/** The body of a call of `/messages`, but for the recipient. */
export function composed(message: MessageRow, person: PersonRow, siteUrl: string): object {
  const { metadata } = message;
  if (metadata.template) return templateOf(metadata.template);
  const text = cutAt(textOf(message, person, siteUrl), maxText);
  const { buttons } = whatsappTexts[person.locale];
  const actions = [...new Set(metadata.suggestedActions)].slice(0, maxButtons);
  if (actions.length === 0 || text.length > maxTextWithButtons) {
    return { type: 'text', text: { body: text, preview_url: false } };
  }
  const replies = actions.map((id) => ({ type: 'reply', reply: { id, title: buttons[id] } }));
  return { type: 'interactive', interactive: { type: 'button', body: { text }, action: { buttons: replies } } };
}

function textOf({ message, metadata, timestamp }: MessageRow, person: PersonRow, siteUrl: string): string {
  const { introduction, promised, when } = whatsappTexts[person.locale];
  const { notice, author, name, sources = [] } = metadata;
  const address = (path: string) => siteUrl + path;
  const privacy = address(localizedPath(paths.privacy, person.locale));
  const content =
    notice?.kind === 'promised'
      ? promised(when(promisedTime(notice.nextTime ?? timestamp, timestamp, person.locale)))
      : message;
  const parts = [
    ...(author || person.introducedAt ? [] : [introduction(privacy)]),
    author && name ? `*${name}*\n${content}` : whatsappText(content, siteUrl),
    ...sources.slice(0, 1).map(({ title, path }) => `${title}:\n${address(path)}`),
  ];
  return parts.join('\n\n');
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
