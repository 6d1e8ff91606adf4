import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { isLocale, type Locale } from '../../src-shared/locales.ts';
import { splitLocale } from '../../src-shared/paths.ts';
import type { Bindings } from '../env.ts';

export interface HonoEnv {
  Bindings: Bindings;
  Variables: RequestIdVariables & {
    staffEmail: string;
    /** When the Access token ends, in milliseconds. Missing on a local host without Access. */
    staffTokenEnd?: number | undefined;
    /** The language of the answer. */
    locale: Locale;
    /** The setting HSTS, once the configuration is valid. */
    hsts?: string | undefined;
  };
}

/** The language of an answer is that of the path, unless the request names another one. */
export const localeOfPath = createMiddleware<HonoEnv>(async (c, next) => {
  c.set('locale', splitLocale(c.req.path).locale);
  await next();
});

/** Answers in the language that the fields of a body or a form name. Staff read English. */
export function answerInLocaleOf(c: Context<HonoEnv>, fields: unknown): void {
  const locale = fields !== null && typeof fields === 'object' && 'locale' in fields ? fields.locale : undefined;
  if (isLocale(locale) && !c.req.path.startsWith('/api/admin/')) c.set('locale', locale);
}
