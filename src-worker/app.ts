import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { locales } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { serviceMessages } from '#shared/staff-texts/messages.ts';
import { adminApi, adminPages } from './admin/routes.ts';
import { countFailedRequest } from './admin/status/failed-requests.ts';
import { statusPage } from './admin/status/public-page.ts';
import { deepHealth } from './admin/status/routes.ts';
import { analytics } from './analytics/routes.ts';
import { contactPage } from './bookings/contact-page.ts';
import { hostFeed } from './bookings/feed.ts';
import { bookingPages } from './bookings/page/routes.ts';
import { bookings, slots } from './bookings/routes.ts';
import { handover } from './chat/handover/routes.ts';
import { chat } from './chat/routes.ts';
import { database } from './db/client.ts';
import { mailState } from './db/schema.ts';
import { deckPages } from './deck/page.ts';
import { deck, deckForm } from './deck/routes.ts';
import { configOf } from './env.ts';
import { type HonoEnv, localeOfPath } from './http/hono-env.ts';
import { limitBody } from './http/limit-body.ts';
import { log } from './http/log.ts';
import { notFound } from './http/pages.ts';
import { ProblemError, problemFor, problemResponse } from './http/problem.ts';
import { httpsOnly, sameOrigin, secureHeaders } from './http/security.ts';
import { keepPages } from './inbox/hiring/keep-page.ts';
import { providerEvents } from './mail/provider-events/resend-webhook.ts';
import { mediaFiles } from './media/routes.ts';
import { newsPages } from './news/routes.ts';
import { newsOnSite } from './news/site-files.ts';
import { browserView } from './newsletter/browser-view.ts';
import { clickTracking } from './newsletter/click-tracking.ts';
import { confirmPage, newsletter, newsletterForm, oneClick, unsubscribePage } from './newsletter/routes.ts';
import { careerPages, positions } from './positions/routes.ts';
import { myDataPages } from './privacy/my-data/pages.ts';
import { myData, myDataForm } from './privacy/my-data/routes.ts';
import { submissionForms, submissions } from './submissions/routes.ts';
import { deliverAfterWrites } from './webhooks/deliver.ts';
import { confirmAfterWrites } from './whatsapp/bookings.ts';
import { whatsappWebhook } from './whatsapp/routes.ts';

export const app = new Hono<HonoEnv>();

// No header name, so that clients cannot choose the id in the log.
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
  // The health check repeats a failure that is already counted or has a check.
  if ((status === 500 || status === 503) && route !== '/api/health') {
    c.executionCtx.waitUntil(
      countFailedRequest(c.env, { route: `${c.req.method} ${route}`, cause: c.get('cause') ?? `${status}` }),
    );
  }
});
app.use((c, next) => {
  c.set('hsts', configOf(c.env).HSTS);
  return next();
});
app.use(httpsOnly);
app.use(deliverAfterWrites);
app.use(confirmAfterWrites);
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

app.use(limitBody);
app.route('/api/newsletter/unsubscribe', oneClick);
app.use('/api/*', sameOrigin);

app.get('/api/health', async (c) => {
  if (c.req.query('deep') === '1') return deepHealth(c);
  try {
    await database(c.env).select().from(mailState);
  } catch (cause) {
    throw new ProblemError('unavailable', { detail: serviceMessages.databaseDown, cause });
  }
  // `npm run deploy` waits until its version answers.
  if (c.env.VERSION) c.header('x-worker-version', c.env.VERSION.id);
  return c.json({ status: 'ok' });
});
app.route('/api/submissions', submissions);
app.route('/api/slots', slots);
app.route('/api/bookings', bookings);
app.route('/api/positions', positions);
app.route('/api/chat', chat);
app.route('/api', handover);
app.route('/api/analytics', analytics);
app.route('/api/admin', adminApi);
app.route('/admin', adminPages);
app.route('/api/newsletter', newsletter);
app.route('/api/my-data', myData);
app.route('/api/deck', deck);
app.route('/api/webhooks', providerEvents);
app.route('/api/webhooks', whatsappWebhook);
app.route('/calendar', hostFeed);
app.route('/letters', clickTracking);
app.route('/newsletters', browserView);
app.route('/media', mediaFiles);
app.route('/', submissionForms);
app.route('/', newsletterForm);
app.route('/', myDataForm);
app.route('/', deckForm);
for (const locale of locales) {
  const root = localizedPath('/', locale);
  app.route(root, confirmPage);
  app.route(root, unsubscribePage);
  app.route(root, myDataPages);
  app.route(root, bookingPages);
  app.route(root, deckPages);
  app.route(root, keepPages);
  app.route(root, careerPages);
  app.route(root, contactPage);
  app.route(root, statusPage);
  app.route(root, newsOnSite);
  app.route(root, newsPages);
}

app.notFound(notFound);
app.onError((error, c) => problemResponse(problemFor(c, error), c.get('locale')));
