import { afterEach, expect, it, vi } from 'vitest';
import { processorSettings } from '../../../scripts/lib/processor-settings.ts';

const folder = 'no-such-folder';
const model = { name: 'gpt-4o', host: 'api.openai.com' };

afterEach(() => vi.unstubAllEnvs());

it('names both senders and the model of the settings while the secrets are not known', () => {
  vi.stubEnv('CHAT_API_URL', 'https://models.example/v1');
  vi.stubEnv('CHAT_MODEL', 'own-model');
  expect(processorSettings(folder)).toEqual({
    mail: ['Cloudflare', 'Resend'],
    model: { name: 'own-model', host: 'models.example' },
  });
});

it.each([
  ['', { mail: ['Cloudflare'], model: undefined }],
  ['CHAT_API_KEY,RESEND_API_KEY', { mail: ['Resend'], model }],
])('names the processors of a deployment with the secrets "%s"', (secrets, expected) => {
  vi.stubEnv('WORKER_SECRETS', secrets);
  expect(processorSettings(folder)).toEqual(expected);
});

it('names Meta when the number of WhatsApp is set', () => {
  vi.stubEnv('WORKER_SECRETS', 'RESEND_API_KEY');
  vi.stubEnv('WHATSAPP_PHONE_ID', '100200300');
  expect(processorSettings(folder)).toEqual({ mail: ['Resend'], model: undefined, whatsapp: true });
});

it('names the model of Workers AI, unless a key comes before it', () => {
  vi.stubEnv('WORKER_AI', 'true');
  vi.stubEnv('WORKER_SECRETS', '');
  const binding = { name: '@cf/meta/llama-4-scout-17b-16e-instruct', host: 'Cloudflare' };
  expect(processorSettings(folder)).toEqual({ mail: ['Cloudflare'], model: binding });
  vi.stubEnv('WORKER_SECRETS', 'CHAT_API_KEY');
  expect(processorSettings(folder)).toEqual({ mail: ['Cloudflare'], model });
});
