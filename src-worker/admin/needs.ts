import { createMiddleware } from 'hono/factory';
import { formRoles, hasRole, type Role } from '../../src-shared/roles.ts';
import { database } from '../db/client.ts';
import { loadRoles } from '../db/roles.ts';
import type { HonoEnv } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { roleRequired } from '../http/roles.ts';

/** One of these roles. `none`: any role. `signIn`: not even one. */
type Need = readonly Role[] | 'none' | 'signIn';

const admin = ['admin'] as const;
const sales = ['sales'] as const;
const marketing = ['marketing'] as const;

/**
 * By the first name of the address, or by method and address where one differs. What is not here cannot be reached.
 * Where several roles see a list, its query leaves out what the reader's roles do not allow.
 */
const needs: Record<string, Need> = {
  me: 'none',
  staff: admin,
  'GET staff': 'none',
  stats: 'none',
  activity: 'none',
  today: 'none',
  pulse: 'none',
  // It answers without the database, where the roles are.
  status: 'signIn',
  person: 'none',
  notices: 'none',
  audit: admin,
  webhooks: admin,
  deck: admin,
  people: admin,
  suppressions: admin,
  'dead-letters': admin,
  emails: 'none',
  'POST emails/retry': admin,
  'mail-state': 'none',
  submissions: formRoles,
  notes: formRoles,
  attachments: formRoles,
  'reply-templates': formRoles,
  applications: ['recruiting'],
  positions: ['recruiting'],
  // An interview is a booking of an application.
  bookings: formRoles,
  'GET bookings': sales,
  slots: formRoles,
  hosts: sales,
  'GET hosts': formRoles,
  calendar: sales,
  desk: sales,
  chats: sales,
  'chat-usage': sales,
  'chat-questions': sales,
  'chat-answers': sales,
  'model-state': sales,
  subscribers: marketing,
  newsletters: marketing,
  'newsletter-drafts': marketing,
  analytics: marketing,
  campaigns: marketing,
};

function needOf(method: string, path: string): Need | undefined {
  const name = path.replace(/^\/api\/admin\//, '');
  const [resource = ''] = name.split(/[/.]/);
  const exact = `${method === 'HEAD' ? 'GET' : method} ${name}`;
  return needs[exact] ?? (Object.hasOwn(needs, resource) ? needs[resource] : undefined);
}

export const requireRole = createMiddleware<HonoEnv>(async (c, next) => {
  const need = needOf(c.req.method, c.req.path);
  if (!need) throw new ProblemError('not_found');
  if (need === 'signIn') return next();
  const own = await loadRoles(database(c.env), c.get('staffEmail'));
  c.set('roles', own);
  const isEnough = need === 'none' ? own.length > 0 : hasRole(own, ...need);
  if (!isEnough) throw await roleRequired(c, need === 'none' ? [] : need);
  return next();
});
