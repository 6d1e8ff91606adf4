import { env } from 'cloudflare:workers';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { requestWith } from './faults.ts';

/** Without Cloudflare Access, every request to localhost counts as a request from staff. */
export const accessOff = { ACCESS_AUD: '', ACCESS_TEAM_DOMAIN: '' };

/** Amal is signed in. */
export const localStaff = { ...accessOff, STAFF_DEV_EMAIL: 'amal@rihla.example' };

export const noopContext = { waitUntil() {}, passThroughOnException() {}, props: {} } as unknown as ExecutionContext;

export async function getAsStaff(path: string, bindings: Partial<Bindings> = {}): Promise<Response> {
  return app.fetch(new Request(`http://localhost${path}`), { ...env, ...accessOff, ...bindings }, noopContext);
}

/** A request from Amal; waits for work in the background. */
export function asStaff(path: string, init: RequestInit, bindings: Partial<Bindings> = {}): Promise<Response> {
  return requestWith({ ...localStaff, ...bindings }, path, init, 'http://localhost');
}
