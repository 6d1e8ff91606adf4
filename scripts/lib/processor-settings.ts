import type { Processors } from '#shared/content/types/legal.ts';
import { bindingModel } from '#worker/chat/model/binding-model.ts';
import { parseConfig } from '#worker/config.ts';
import { buildSetting } from './build-settings.ts';

/**
 * The processors that the privacy page and the trust page name. The keys that decide it are secrets of the Worker: `npm run
 * deploy` names the existing ones in `WORKER_SECRETS`, and Workers AI in `WORKER_AI`; a local site has their values. Otherwise
 * the pages name every possible processor.
 */
export function processorSettings(folder?: string): Processors {
  const names = ['CHAT_API_URL', 'CHAT_MODEL'] as const;
  const { data } = parseConfig(Object.fromEntries(names.map((name) => [name, buildSetting(name, folder)])));
  if (!data) throw new Error('CHAT_API_URL is not a URL');
  const model = { name: data.CHAT_MODEL, host: new URL(data.CHAT_API_URL).host };
  const whatsapp = buildSetting('WHATSAPP_PHONE_ID', folder) === '' ? {} : { whatsapp: true as const };
  const { WORKER_SECRETS, WORKER_AI, SETTINGS_FILE } = process.env;
  const binding = WORKER_AI ? { name: bindingModel(data.CHAT_MODEL), host: 'Cloudflare' } : undefined;
  if (WORKER_SECRETS === undefined && !SETTINGS_FILE) return { mail: ['Cloudflare', 'Resend'], model, ...whatsapp };
  const isSet = (name: string) => WORKER_SECRETS?.split(',').includes(name) || buildSetting(name, folder) !== '';
  return {
    mail: [isSet('RESEND_API_KEY') ? 'Resend' : 'Cloudflare'],
    model: isSet('CHAT_API_KEY') ? model : binding,
    ...whatsapp,
  };
}
