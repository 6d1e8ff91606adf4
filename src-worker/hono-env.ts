import type { RequestIdVariables } from 'hono/request-id';
import type { Bindings } from './env.ts';

/** What every route's context holds. */
export interface HonoEnv {
  Bindings: Bindings;
  Variables: RequestIdVariables & {
    /** The address of the signed-in staff member; set under `/admin` and `/api/admin`. */
    staffEmail: string;
    /** The setting HSTS, once the configuration is valid. */
    hsts?: string | undefined;
  };
}
