import { Hono } from 'hono';
import { Beacon } from '../../src-shared/contracts/analytics.ts';
import { configOf } from '../env.ts';
import type { HonoEnv } from '../hono-env.ts';
import { limitBeacon, readJson } from '../http/body.ts';
import { clientNetwork } from '../http/client-address.ts';
import { isCounted } from '../http/is-counted.ts';
import { countsOf } from './counts.ts';
import { record } from './record.ts';

export const analytics = new Hono<HonoEnv>().post('/analytics', limitBeacon, async (c) => {
  const beacon = await readJson(c, Beacon);
  const { country } = (c.req.raw.cf ?? {}) as Partial<IncomingRequestCfProperties>;
  const counts = countsOf(beacon, { country, campaigns: configOf(c.env).ANALYTICS_CAMPAIGNS });
  const isSomething = Object.keys(counts).length > 0;
  if (isSomething && isCounted(c.req.raw.headers)) c.executionCtx.waitUntil(record(c.env, counts, clientNetwork(c)));
  return c.body(null, 204);
});
