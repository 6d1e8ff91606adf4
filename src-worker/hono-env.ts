import type { RequestIdVariables } from 'hono/request-id';
import type { Locale } from '../src-shared/locales.ts';
import type { Bindings } from './env.ts';

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
