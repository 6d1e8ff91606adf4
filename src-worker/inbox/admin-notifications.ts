import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { type NotificationAddress, NotificationChange, type NotificationMode } from '#shared/contracts/staff.ts';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { submissionMessages } from '#shared/staff-texts/messages.ts';
import { requireTypes } from '../auth/records.ts';
import { isAllowed, requireAnyRole, roleRequired } from '../auth/roles.ts';
import { audit } from '../db/audit.ts';
import { database } from '../db/client.ts';
import { staff } from '../db/schema.ts';
import { configOf } from '../env.ts';
import { readJson } from '../http/body.ts';
import { type HonoEnv, staffEmailOf } from '../http/hono-env.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { defaultOf, saveNotificationChoice, selectNotificationChoices } from '../submissions/notifications.ts';

/** Only addresses of the staff and of the configuration are allowed, so that no one sends visitors' data elsewhere. */
export const adminNotifications = new Hono<HonoEnv>()
  .get('/', requireAnyRole, async (c) => reply<'GET /api/admin/notices'>(c, { items: await notificationAddresses(c) }))
  .put('/:address', requireAnyRole, async (c) => {
    const change = await readJson(c, NotificationChange);
    const address = c.req.param('address').trim().toLowerCase();
    if (address !== staffEmailOf(c) && !isAllowed(c, 'admin')) throw await roleRequired(c, ['admin']);
    const before = (await notificationAddresses(c)).find((one) => one.address === address);
    if (!before) throw new ProblemError('not_found', { detail: submissionMessages.notStaff });
    const chosen = Object.entries(change).filter(([, way]) => way !== undefined) as [
      SubmissionType,
      NotificationMode,
    ][];
    await requireTypes(
      c,
      chosen.map(([formType]) => formType),
    );
    const by = staffEmailOf(c);
    const at = new Date().toISOString();
    const detail = [address, ...chosen.map(([formType, way]) => `${formType}=${way}`)].join(' ');
    const db = database(c.env);
    await db.batch([
      audit(db, { action: 'notices_chosen', detail, by, at }),
      ...chosen.map(([formType, way]) => saveNotificationChoice(db, { address, formType, way, by, at })),
    ]);
    return reply<'PUT /api/admin/notices/:address'>(c, {
      item: { ...before, choices: { ...before.choices, ...Object.fromEntries(chosen) } },
    });
  });

async function notificationAddresses(c: Context<HonoEnv>): Promise<NotificationAddress[]> {
  const db = database(c.env);
  const [members, rows] = await db.batch([
    db.select({ email: staff.email, roles: staff.roles }).from(staff).where(sql`email NOT LIKE 'service:%'`),
    selectNotificationChoices(db),
  ]);
  const me = staffEmailOf(c);
  const shared = configOf(c.env).STAFF_ADDRESSES.map((address) => address.toLowerCase());
  const others = isAllowed(c, 'admin') ? [...shared, ...members.map(({ email }) => email).sort()] : [];
  const addresses = new Set([me, ...others]);
  return [...addresses].map((address) => {
    const isShared = shared.includes(address);
    const roles = members.find(({ email }) => email === address)?.roles ?? [];
    const wayOf = (formType: SubmissionType): NotificationMode =>
      rows.find((row) => row.address === address && row.formType === formType)?.way ??
      defaultOf(formType, { isShared, roles });
    const choices = Object.fromEntries(
      submissionTypes.map((type) => [type, wayOf(type)]),
    ) as NotificationAddress['choices'];
    return { address, kind: address === me ? 'me' : isShared ? 'shared' : 'member', choices };
  });
}
