import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type * as z from 'zod';
import { StaffAddress } from '#shared/contracts/field-types.ts';
import { AbsenceRequest, MemberAddress, MemberRemoval, StaffChange, StaffSettings } from '#shared/contracts/staff.ts';
import { adminPath, digestOffPath, summaryOffPath } from '#shared/paths.ts';
import { isService } from '#shared/roles.ts';
import { visibleTypes } from '../auth/records.ts';
import { isAllowed, requireAnyRole, requireRole, roleRequired } from '../auth/roles.ts';
import { staffBookingOf } from '../bookings/admin.ts';
import { database } from '../db/client.ts';
import { staff } from '../db/schema.ts';
import { type Bindings, configOf } from '../env.ts';
import { parse, readJson } from '../http/body.ts';
import { type HonoEnv, staffEmailOf } from '../http/hono-env.ts';
import { sitePage } from '../http/pages.ts';
import { ProblemError } from '../http/problem.ts';
import { reply } from '../http/reply.ts';
import { sameOrigin } from '../http/security.ts';
import { colleagues } from '../inbox/mentions.ts';
import { deliverNow } from '../mail/delivery.ts';
import { beginAbsence, endAbsence } from './absence.ts';
import { changeMember } from './change-member.ts';
import { mailSwitchView, type StaffMail } from './mail-switch-view.tsx';
import { dutiesOf, removeMember } from './remove-member.ts';

export const adminMe = new Hono<HonoEnv>()
  .get('/', requireAnyRole, async (c) => {
    const email = c.get('staffEmail');
    const member = await knownStaff(c.env, email);
    return reply<'GET /api/admin/me'>(c, {
      email,
      newsletterTransport: newsletterTransport(c.env),
      digest: member.digest,
      summary: member.summary,
      name: member.name,
      signature: member.signature,
      roles: c.get('roles'),
    });
  })
  .patch('/', requireAnyRole, async (c) => {
    const settings = await readJson(c, StaffSettings);
    await setForStaff(c.env, c.get('staffEmail'), settings);
    return reply<'PATCH /api/admin/me'>(c, settings);
  });

export const adminStaff = new Hono<HonoEnv>()
  .get('/', requireAnyRole, async (c) => {
    await knownStaff(c.env, c.get('staffEmail'));
    return reply<'GET /api/admin/staff'>(c, { items: await colleagues(c.env) });
  })
  .get('/:email', requireRole('admin'), async (c) =>
    reply<'GET /api/admin/staff/:email'>(c, await dutiesOf(c.env, parse(MemberAddress, c.req.param('email')))),
  )
  .put('/:email', requireRole('admin'), async (c) => {
    const email = parse(MemberAddress, c.req.param('email'));
    const change = await readJson(c, StaffChange);
    const { item, mailIds } = await changeMember(c.env, email, change, staffEmailOf(c));
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return reply<'PUT /api/admin/staff/:email'>(c, { item });
  })
  .delete('/:email', requireRole('admin'), async (c) => {
    const email = parse(MemberAddress, c.req.param('email'));
    const { successor } = c.req.raw.body ? await readJson(c, MemberRemoval) : {};
    const { mailIds, ...removed } = await removeMember(c.env, email, successor, staffEmailOf(c));
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    return reply<'DELETE /api/admin/staff/:email'>(c, removed);
  })
  .put('/:email/away', requireAnyRole, async (c) => {
    const email = await requireOwn(c);
    const { affected, mailIds, ...absent } = await beginAbsence(
      c.env,
      email,
      await readJson(c, AbsenceRequest),
      staffEmailOf(c),
    );
    c.executionCtx.waitUntil(deliverNow(c.env, mailIds));
    const types = visibleTypes(c);
    const visible = affected.filter(({ visitor }) => types.includes(visitor.form_type));
    return reply<'PUT /api/admin/staff/:email/away'>(c, { ...absent, affected: visible.map(staffBookingOf) });
  })
  .delete('/:email/away', requireAnyRole, async (c) =>
    reply<'DELETE /api/admin/staff/:email/away'>(c, {
      item: await endAbsence(c.env, await requireOwn(c), staffEmailOf(c)),
    }),
  );

/** The address in the path; only admins may name another’s. */
async function requireOwn(c: Context<HonoEnv>): Promise<string> {
  const isOwn = c.req.param('email')?.toLowerCase() === staffEmailOf(c);
  if (!isOwn && !isAllowed(c, 'admin')) throw await roleRequired(c, ['admin']);
  return parse(StaffAddress, c.req.param('email'));
}

async function knownStaff(env: Bindings, address: string): Promise<Omit<typeof staff.$inferSelect, 'firstSeenAt'>> {
  const email = address.toLowerCase();
  const db = database(env);
  const found = await db.select().from(staff).where(eq(staff.email, email)).get();
  if (found) return found;
  const added = {
    email,
    firstSeenAt: new Date().toISOString(),
    digest: true,
    summary: false,
    awayUntil: null,
    coveredBy: null,
    name: '',
    signature: '',
    roles: [],
  };
  if (!isService(email)) await db.insert(staff).values(added).onConflictDoNothing();
  return added;
}

async function setForStaff(env: Bindings, address: string, settings: z.infer<typeof StaffSettings>): Promise<void> {
  await database(env)
    .insert(staff)
    .values({ email: address.toLowerCase(), firstSeenAt: new Date().toISOString(), ...settings })
    .onConflictDoUpdate({ target: staff.email, set: settings });
}

function newsletterTransport(env: Bindings): 'resend' | 'binding' {
  return configOf(env).RESEND_API_KEY ? 'resend' : 'binding';
}

/** A GET changes nothing, because mail scanners also open the links in emails. */
export const mailSwitchPages = new Hono<HonoEnv>()
  .route('/', switchPage(digestOffPath, 'digest'))
  .route('/', switchPage(summaryOffPath, 'summary'));

function switchPage(path: string, mail: StaffMail) {
  const route = path.slice(adminPath.length);
  return new Hono<HonoEnv>()
    .get(route, (c) => pageWith(c, mail))
    .post(route, sameOrigin, async (c) => {
      await setForStaff(c.env, c.get('staffEmail'), { [mail]: false });
      return c.redirect(path, 303);
    });
}

async function pageWith(c: Context<HonoEnv>, mail: StaffMail): Promise<Response> {
  const { [mail]: on } = await knownStaff(c.env, c.get('staffEmail'));
  const page = await sitePage(c, adminPath, 200);
  if (!page) throw new ProblemError('unavailable');
  const content = await mailSwitchView(mail, on);
  return new HTMLRewriter()
    .on('#app', { element: (app) => void app.setInnerContent(content, { html: true }) })
    .transform(page);
}
