import { env } from 'cloudflare:workers';
import { app } from '../../../src-worker/app.ts';
import type { Bindings } from '../../../src-worker/env.ts';

/** Without Cloudflare Access, every request to localhost counts as a request from staff. */
export const accessOff = { ACCESS_AUD: '', ACCESS_TEAM_DOMAIN: '' };

export const noopContext = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;

export async function getAsStaff(path: string, bindings: Partial<Bindings> = {}): Promise<Response> {
  return app.fetch(new Request(`http://localhost${path}`), { ...env, ...accessOff, ...bindings }, noopContext);
}
