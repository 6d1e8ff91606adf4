import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { app } from '#worker/app.ts';
import { requireRight, requireRole, requireSignIn } from '#worker/auth/roles.ts';
import type { HonoEnv } from '#worker/http/hono-env.ts';
import { type ProblemError, problemResponse } from '#worker/http/problem.ts';
import { as, type Colleague, colleagues, nameRoles } from '../support/colleagues.ts';
import { requestWith } from '../support/faults.ts';
import { expectLogs } from '../support/logs.ts';
import { localStaff } from '../support/staff.ts';

const everybody = ['sales', 'recruiting', 'marketing'];
const ofForms = ['sales', 'recruiting'];
const onlyAdmin: string[] = [];

/** The roles with access besides admins, by feature; exceptions are below. */
const features: Record<string, string[]> = {
  me: everybody,
  stats: everybody,
  activity: everybody,
  today: everybody,
  pulse: everybody,
  person: everybody,
  emails: everybody,
  'mail-state': everybody,
  submissions: ofForms,
  'submissions.csv': ofForms,
  notes: ofForms,
  attachments: ofForms,
  'reply-templates': ofForms,
  views: ofForms,
  slots: ofForms,
  bookings: ofForms,
  applications: ['recruiting'],
  positions: ['recruiting'],
  hosts: ['sales'],
  calendar: ['sales'],
  desk: ['sales'],
  chats: ['sales'],
  whatsapp: ['sales'],
  companies: ofForms,
  'chat-usage': ['sales'],
  'chat-questions': ['sales'],
  'chat-answers': ['sales'],
  'model-state': ['sales'],
  subscribers: ['marketing'],
  'subscribers.csv': ['marketing'],
  newsletters: ['marketing'],
  'newsletter-drafts': ['marketing'],
  posts: ['marketing'],
  media: ['marketing'],
  analytics: ['marketing'],
  'analytics.csv': ['marketing'],
  campaigns: ['marketing'],
  staff: onlyAdmin,
  audit: onlyAdmin,
  webhooks: onlyAdmin,
  deck: onlyAdmin,
  people: onlyAdmin,
  suppressions: onlyAdmin,
  'dead-letters': onlyAdmin,
};
const routes: Record<string, string[]> = {
  'GET /api/admin/calendar': ofForms,
  'GET /api/admin/hosts': ofForms,
  'GET /api/admin/staff': everybody,
  'GET /api/admin/notices': everybody,
  // The address is that of another staff member.
  'PUT /api/admin/notices/:address': onlyAdmin,
  'POST /api/admin/emails/retry': onlyAdmin,
  'DELETE /api/admin/chats/:sessionId': onlyAdmin,
  'POST /api/admin/status/resume': onlyAdmin,
  'POST /api/admin/status/test-alert': onlyAdmin,
};
/**
 * The shell is the same for all staff and shows a message to staff without a role; the status answers without the
 * database.
 */
const forWhoIsSignedIn = /^[A-Z]+ (\/admin.*|\/api\/admin\/status)$/;

const staffRoutes = app.routes
  .filter(({ method, path }) => method !== 'ALL' && /^\/(api\/)?admin(\/|$)/.test(path))
  .map(({ method, path }) => `${method} ${path}`);

beforeAll(() => nameRoles());

it.each(Object.keys(colleagues) as Colleague[])('opens exactly the staff routes of the role: %s', async (who) => {
  expectLogs('page_missing', 'request_failed', 'not_configured');
  expect(new Set(staffRoutes).size).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const route of new Set(staffRoutes)) {
    const [method = '', pattern = ''] = route.split(' ');
    const feature = pattern.split('/')[3] ?? '';
    const allowed = forWhoIsSignedIn.test(route) ? ['none', ...everybody] : (routes[route] ?? features[feature]);
    if (!allowed) throw new Error(`Who may call ${route}? It stands in no table of this test.`);
    const path = pattern.replace(/:\w+|\*/g, '1');
    const init = {
      method,
      ...(!['GET', 'DELETE'].includes(method) && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    };
    const response = await requestWith(
      { ...localStaff, STAFF_DEV_EMAIL: colleagues[who] },
      path,
      init,
      'http://localhost',
    );
    const isRefused = (await response.text()).includes('"role_required"');
    const mayCall = who === 'admin' || allowed.includes(who);
    if (isRefused === mayCall) wrong.push(`${route}: ${response.status}`);
  }
  expect(wrong).toEqual([]);
});

it('does not reach a staff route that begins without a check of permissions', async () => {
  const routes = new Hono<HonoEnv>()
    .onError((error) => problemResponse(error as ProblemError))
    .use(requireRight)
    .get('/named', requireSignIn, (c) => c.text('here'))
    .get('/forgotten', (c) => c.text('here'))
    .get('/too-late', (c) => c.text('here'), requireRole('admin'));
  const status = async (path: string, method = 'GET') => (await routes.request(path, { method })).status;
  expect([await status('/named'), await status('/named', 'HEAD')]).toEqual([200, 200]);
  for (const path of ['/forgotten', '/too-late']) {
    expect([await status(path), await status(path, 'HEAD')], path).toEqual([404, 404]);
  }
});

it('names three admins to ask', async () => {
  for (const name of ['b', 'c', 'd']) {
    await env.DB.prepare(`INSERT INTO staff (email, first_seen_at, roles) VALUES (?, '2026', '["admin"]')`)
      .bind(`${name}@rihla.example`)
      .run();
  }
  const { detail } = await (await as('sales', 'audit')).json<{ detail: string }>();
  expect(detail.match(/@rihla\.example/g)).toHaveLength(3);
});
