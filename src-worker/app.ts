import { Hono } from 'hono';
import { except } from 'hono/combine';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { locales } from '../src-shared/locales.ts';
import { localizedPath } from '../src-shared/paths.ts';
import { adminApi, adminPages } from './admin/routes.ts';
import { analytics } from './analytics/routes.ts';
import { bookingPages } from './bookings/booking-pages.ts';
import { hostFeed } from './bookings/feed.ts';
import { bookings } from './bookings/routes.ts';
import { chat } from './chat/routes.ts';
import { database } from './db/client.ts';
import { siteStats } from './db/schema.ts';
import { configOf } from './env.ts';
import { handover } from './handover/routes.ts';
import type { HonoEnv } from './hono-env.ts';
import { limitBody } from './http/body.ts';
import { httpsOnly } from './http/https-only.ts';
import { localeOfPath } from './http/locale.ts';
import { notFound } from './http/not-found.ts';
import { ProblemError, problemFor, problemResponse } from './http/problem.ts';
import { sameOrigin } from './http/same-origin.ts';
import { secureHeaders } from './http/secure-headers.ts';
import { log } from './log.ts';
import { myDataPages } from './my-data/pages.ts';
import { myDataForm } from './my-data/plain-form.ts';
import { myData } from './my-data/routes.ts';
import { confirmPage } from './newsletter/confirm-page.ts';
import { letterLink } from './newsletter/letter-link.ts';
import { newsletterForm } from './newsletter/plain-form.ts';
import { newsletter, oneClick } from './newsletter/routes.ts';
import { unsubscribePage } from './newsletter/unsubscribe-page.ts';
import { providerEvents } from './provider-events/routes.ts';
import { submissionForms } from './submissions/plain-form.ts';
import { submissions } from './submissions/routes.ts';

export const app = new Hono<HonoEnv>();

// Without a header name, so that a client cannot choose the id that the log shows.
app.use(requestId({ headerName: '' }));
app.use(localeOfPath);
app.use(async (c, next) => {
  const started = Date.now();
  await next();
  const { headers, status } = c.res;
  secureHeaders(headers, c.get('hsts'));
  headers.set('x-request-id', c.get('requestId'));
  if (status < 400) return;
  // The route's pattern, not the path: a path may hold an id or an unsubscribe token.
  const route = routePath(c, -1);
  log('info', 'refused', {
    requestId: c.get('requestId'),
    method: c.req.method,
    route,
    status,
    ms: Date.now() - started,
  });
});
app.use((c, next) => {
  c.set('hsts', configOf(c.env).HSTS);
  return next();
});
app.use(httpsOnly);
app.use(
  methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) =>
      problemResponse(
        new ProblemError('method_not_allowed', { headers: { allow: methods.join(', ') } }),
        c.get('locale'),
      ),
  }),
);

app.use(
  '/api/*',
  except(['/api/admin/newsletters/*', '/api/admin/submissions/:id/replies/preview', '/api/submissions'], limitBody),
);
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
app.route('/api', bookings);
app.route('/api', chat);
app.route('/api', handover);
app.route('/api', analytics);
app.route('/api/admin', adminApi);
app.route('/admin', adminPages);
app.route('/api', newsletter);
app.route('/api', myData);
app.route('/api', providerEvents);
app.route('/', hostFeed);
app.route('/', letterLink);
app.route('/', submissionForms);
app.route('/', newsletterForm);
app.route('/', myDataForm);
for (const locale of locales) {
  const root = localizedPath('/', locale);
  app.route(root, confirmPage);
  app.route(root, unsubscribePage);
  app.route(root, myDataPages);
  app.route(root, bookingPages);
}

app.notFound(notFound);
app.onError((error, c) => problemResponse(problemFor(c, error, 'internal_error'), c.get('locale')));
