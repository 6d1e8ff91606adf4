import { type Bindings, configOf } from '../env.ts';

export interface WhatsappSettings {
  phoneId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
  apiUrl: string;
}

/** Undefined while one of the four settings is missing: the channel is off. */
export function whatsappSettings(env: Bindings): WhatsappSettings | undefined {
  const {
    WHATSAPP_PHONE_ID: phoneId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_API_URL: apiUrl,
  } = configOf(env);
  if (!phoneId || !token || !appSecret || !verifyToken) return undefined;
  return { phoneId, token, appSecret, verifyToken, apiUrl };
}
