import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Endpoints } from '#shared/contracts/endpoints.ts';

type Replying = {
  [Name in keyof Endpoints]: Endpoints[Name]['reply'] extends undefined ? never : Name;
}[keyof Endpoints];

/** The reply of an endpoint, which the compiler compares with the contract. */
export function reply<Name extends Replying>(
  c: Context,
  body: Endpoints[Name]['reply'],
  status?: ContentfulStatusCode,
): Response {
  return c.json(body, status);
}
