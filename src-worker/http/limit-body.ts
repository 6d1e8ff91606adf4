import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { matchedRoutes } from 'hono/route';
import { findTargetHandler } from 'hono/utils/handler';
import { maxBodyBytes } from '#shared/limits.ts';
import type { HonoEnv } from './hono-env.ts';
import { ProblemError } from './problem.ts';
import { mediaTypeOf, multipart } from './read-form.ts';

type Handler = MiddlewareHandler<HonoEnv>;

const ownLimits = new WeakSet<object>();

function asOwnLimit(limit: Handler): Handler {
  ownLimits.add(limit);
  return limit;
}

/** Sets a route's own limit in bytes, or its own refusal. */
export function limitTo(maxSize: number, refuse?: (c: Context<HonoEnv>) => Response | Promise<Response>): Handler {
  return asOwnLimit(bodyLimit({ maxSize, onError: refuse ?? tooLarge }));

  function tooLarge(): never {
    throw new ProblemError('body_too_large', {
      detail: ({ problemDetails }) => problemDetails.bodyTooLarge(maxSize / 1024),
    });
  }
}

export function limitMedia(type: string, ofType: Handler, ofOthers: Handler): Handler {
  return asOwnLimit((c, next) => (mediaTypeOf(c.req.raw) === type ? ofType : ofOthers)(c, next));
}

export function limitFiles(withFiles: Handler, without: Handler = limitOthers): Handler {
  return limitMedia(multipart, withFiles, without);
}

const limitOthers = limitTo(maxBodyBytes);

/** The limit of all routes without their own; theirs would come too late here, because this handler reads the body. */
export const limitBody: Handler = (c, next) => {
  const hasOwn = matchedRoutes(c).some(({ handler }) => ownLimits.has(findTargetHandler(handler)));
  return hasOwn ? next() : limitOthers(c, next);
};
