import { paths } from '#shared/paths.ts';
import type { Bindings } from '#worker/env.ts';
import { freshAddress } from './client.ts';
import { requestWith } from './faults.ts';
import { assets } from './plain-forms.ts';

/** Opens a page of the link behind an email. */
export function openPage(token: string, bindings: Partial<Bindings> = {}, path: string = paths.myData, query = '') {
  return requestWith({ ASSETS: assets, ...bindings }, `${path}?token=${encodeURIComponent(token)}${query}`);
}

export function postPage(
  path: string,
  fields: Record<string, string>,
  { bindings, headers }: { bindings?: Partial<Bindings>; headers?: Record<string, string> } = {},
): Promise<Response> {
  return requestWith({ ASSETS: assets, ...bindings }, path, {
    method: 'POST',
    headers: { 'cf-connecting-ip': freshAddress(), ...headers },
    body: new URLSearchParams(fields),
  });
}
