import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import { isLocale, type Locale } from '#shared/locales.ts';
import { splitLocale } from '#shared/paths.ts';
import type { Role } from '#shared/roles.ts';
import type { Bindings } from '../env.ts';

export interface HonoEnv {
  Bindings: Bindings;
  Variables: RequestIdVariables & {
    staffEmail: string;
    staffTokenEnd?: number | undefined;
    roles: Role[];
    locale: Locale;
    hsts?: string | undefined;
    /** The reason of an answer of 500 or 503. */
    cause?: string | undefined;
  };
}

export function staffEmailOf(c: Context<HonoEnv>): string {
  return c.get('staffEmail').toLowerCase();
}

export function idOf(c: Context): string {
  return (c.req.param('id') ?? '').toLowerCase();
}

export const localeOfPath = createMiddleware<HonoEnv>(async (c, next) => {
  c.set('locale', splitLocale(c.req.path).locale);
  await next();
});

export function answerInLocaleOf(c: Context<HonoEnv>, fields: unknown): void {
  const locale = fields !== null && typeof fields === 'object' && 'locale' in fields ? fields.locale : undefined;
  if (isLocale(locale) && !c.req.path.startsWith('/api/admin/')) c.set('locale', locale);
}
