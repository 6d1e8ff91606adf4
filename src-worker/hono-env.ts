import type { RequestIdVariables } from 'hono/request-id';
import type { Bindings } from './env.ts';

export interface HonoEnv {
  Bindings: Bindings;
  Variables: RequestIdVariables & {
    staffEmail: string;
    /** The setting HSTS, once the configuration is valid. */
    hsts?: string | undefined;
  };
}
