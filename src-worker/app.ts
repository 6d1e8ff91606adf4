import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { chat } from './chat/routes.ts';
import { database } from './db/client.ts';
import { siteStats } from './db/schema.ts';
import { type Bindings, configOf } from './env.ts';
import { notFound, notFoundPage } from './http/not-found.ts';
import { ProblemError, problemFor, problemResponse } from './http/problem.ts';
import { sameOrigin } from './http/same-origin.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { log } from './log.ts';
import { unsubscribePage } from './newsletter/page.ts';
import { newsletterForm } from './newsletter/plain-form.ts';
import { newsletter, oneClick } from './newsletter/routes.ts';
import { staffApi, staffPages } from './staff/routes.ts';
import { submissionForms } from './submissions/plain-form.ts';
import { submissions } from './submissions/routes.ts';

export interface HonoEnv {
  Bindings: Bindings;
  /**
   * `requestId` is in the answer and in every log line of the request; `staff` is who is signed in; `hsts` is the setting HSTS,
   * once the configuration has been found valid.
   */
  Variables: { requestId: string; staff: string; hsts?: string | undefined };
}

export const app = new Hono<HonoEnv>();

app.use(async (c, next) => {
  const requestId = crypto.randomUUID();
  const started = Date.now();
  c.set('requestId', requestId);
  await next();
  const { headers } = c.res;
  secureHeaders(headers, c.get('hsts'));
  headers.set('x-request-id', requestId);
  // What went well, the platform counts.
  if (c.res.status < 400) return;
  // The route's pattern, not the path: paths carry ids and unsubscribe tokens.
  const route = routePath(c, -1);
  log('info', 'refused', { requestId, method: c.req.method, route, status: c.res.status, ms: Date.now() - started });
});
app.use((c, next) => {
  c.set('hsts', configOf(c.env).HSTS);
  return next();
});
app.route('/api', oneClick);
app.use('/api/*', sameOrigin);

app.get('/api/health', async (c) => {
  try {
    await database(c.env).select().from(siteStats);
  } catch (cause) {
    throw new ProblemError('unavailable', { detail: 'The database does not answer.', cause });
  }
  return c.json({ status: 'ok' });
});
app.route('/api', submissions);
app.route('/api', chat);
app.route('/api/admin', staffApi);
app.route('/admin', staffPages);
app.route('/api', newsletter);
app.route('/', unsubscribePage);
app.route('/', submissionForms);
app.route('/', newsletterForm);

app.notFound(async (c) => (await notFoundPage(c)) ?? notFound(app, c));
app.onError((error, c) => problemResponse(problemFor(c, error, 'internal_error')));
