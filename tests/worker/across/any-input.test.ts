import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Slots } from '#shared/contracts/bookings.ts';
import type { Problem } from '#shared/contracts/problem.ts';
import { formTypes } from '#shared/forms/options.ts';
import { addHost, bookDemo } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { jsonPost, requestWith } from '../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { anyJson, hostileText } from '../support/hostile.ts';
import { expectLogs } from '../support/logs.ts';
import { assets, filledIn, postForm } from '../support/plain-forms.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff, getAsStaff } from '../support/staff.ts';
import { postPage } from '../support/token-pages.ts';

const numRuns = Number(env.PROPERTY_RUNS);

const session = `session_1700000000000_${'a'.repeat(16)}`;
const routes: [string, string][] = [
  ['POST', '/api/submissions'],
  ['POST', '/api/newsletter/subscriptions'],
  ['POST', '/api/newsletter/confirm'],
  ['POST', '/api/newsletter/unsubscribe'],
  ['POST', '/api/my-data'],
  ['POST', '/api/deck'],
  ['POST', `/api/chat/${session}/messages`],
  ['POST', `/api/chat/${session}/messages/none/feedback`],
  ['POST', '/api/analytics'],
];
const clientErrors = new Set([400, 404, 409, 413, 415, 422, 429]);

const anyDate = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const anyTime = fc.oneof(
  anyDate.map((date) => date.toISOString()),
  hostileText,
);
const anyDay = fc.oneof(
  anyDate.map((date) => date.toISOString().slice(0, 10)),
  hostileText,
);

beforeAll(() => addHost('another'));

beforeEach(() => {
  // The completion API answers with an error, so Joe sends canned replies.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 400 }));
  expectLogs('chat_completion_failed');
});

it.each(routes)('answers any JSON at %s %s with success or with a well-formed problem', async (method, path) => {
  await fc.assert(
    fc.asyncProperty(anyJson, async (json) => {
      const response = await request(path, JSON.stringify(json), { method });
      if (response.ok) return;
      expect(clientErrors).toContain(response.status);
      const problem = await response.json<Problem>();
      expect(problem).toMatchObject({ status: response.status, code: expect.any(String), detail: expect.any(String) });
    }),
    { numRuns },
  );
});

it('answers any fields of any plain form with the form page or with a redirect', async () => {
  expectLogs('honeypot_triggered');
  const forms = fc.constantFrom(...formTypes, 'newsletter' as const, 'deck' as const);
  const name = fc.oneof(
    fc.constantFrom('id', 'formType', 'email', 'source', 'position', 'contactMeByFax', '__proto__', 'constructor'),
    fc.string({ maxLength: 8 }),
  );
  const fields = fc.dictionary(name, hostileText, { maxKeys: 6, noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(forms, fc.boolean(), fields, async (form, filled, overrides) => {
      const response = await postForm(form, { ...(filled && filledIn[form]()), ...overrides });
      expect([303, 422]).toContain(response.status);
      if (response.status === 422) expect(await response.text()).toContain('autofocus');
    }),
    { numRuns },
  );
});

/** Any JSON, and often the fields of a booking, of a host or of closed days. */
const anyBookingJson = fc.oneof(
  anyJson,
  fc.record(
    {
      startsAt: anyTime,
      submissionId: fc.oneof(fc.uuid(), anyJson),
      status: fc.oneof(fc.constantFrom('confirmed', 'held', 'no_show'), anyJson),
      locale: hostileText,
      firstDay: anyDay,
      lastDay: anyDay,
      kind: fc.constantFrom('closed', 'short'),
      fromHour: fc.oneof(fc.integer({ min: -1, max: 25 }), anyJson),
      toHour: fc.oneof(fc.integer({ min: -1, max: 25 }), anyJson),
      nameEn: hostileText,
      nameAr: hostileText,
      certainty: fc.constantFrom('official', 'expected'),
      email: fc.oneof(fc.emailAddress(), anyJson),
      hours: fc.oneof(
        fc.array(fc.array(fc.constantFrom(9, 13, 16), { maxLength: 3 }), { minLength: 7, maxLength: 7 }),
        anyJson,
      ),
      active: fc.oneof(fc.boolean(), anyJson),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
);

/** Books the first free slot. */
async function bookAny() {
  const [slot] = (await (await request('/api/slots?days=31')).json<Slots>()).slots;
  return bookDemo(slot!.startsAt);
}

it('answers any JSON about a booking with success or with a well-formed problem', async () => {
  const { token } = await bookAny();
  const guess = hostileText.map((text) => encodeURIComponent(text));
  const action = fc.oneof(
    fc.constant(`${token}/reschedule`),
    fc.tuple(guess, fc.constantFrom('reschedule', 'cancel')).map((parts) => parts.join('/')),
  );
  await fc.assert(
    fc.asyncProperty(action, anyBookingJson, async (path, json) => {
      const response = await request(`/api/bookings/${path}`, JSON.stringify(json), { method: 'POST' });
      if (response.ok) return;
      expect(clientErrors).toContain(response.status);
      expect(await response.json()).toMatchObject({ status: response.status, code: expect.any(String) });
    }),
    { numRuns },
  );
});

it('answers any fields on the page of a booking with a page or with a redirect', async () => {
  const { token } = await bookAny();
  const values = fc.oneof(anyTime, anyDay, hostileText);
  const fields = fc.dictionary(fc.constantFrom('startsAt', 'locale', '__proto__', 'later'), values, {
    maxKeys: 3,
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(fields, hostileText, async (overrides, query) => {
      const moved = await postPage('/booking/reschedule', { token, ...overrides });
      expect([303, 409, 422]).toContain(moved.status);
      const page = await requestWith(
        { ASSETS: assets },
        `/booking?token=${token}&${new URLSearchParams({ later: query, ...overrides })}`,
      );
      expect(page.status).toBe(200);
      await Promise.all([moved.arrayBuffer(), page.arrayBuffer()]);
    }),
    { numRuns },
  );
});

it('answers any query for the free slots with slots or a well-formed problem', async () => {
  const query = fc.record(
    { from: anyDay, days: fc.oneof(fc.integer().map(String), hostileText), locale: hostileText },
    { requiredKeys: [], noNullPrototype: true },
  );
  await fc.assert(
    fc.asyncProperty(query, async (values) => {
      const response = await request(`/api/slots?${new URLSearchParams(values)}`);
      expect([200, 422]).toContain(response.status);
      const body = await response.json();
      expect(body).toMatchObject(response.ok ? { slots: expect.any(Array) } : { code: 'validation_failed' });
    }),
    { numRuns },
  );
});

const submissionId = '00000000-0000-4000-8000-000000000000';

const anyChange = fc.record(
  {
    id: fc.oneof(fc.constant(submissionId), anyJson),
    status: fc.oneof(fc.constantFrom('pending', 'contacted', 'completed'), anyJson),
    stage: fc.oneof(fc.constantFrom('new', 'offer', 'declined'), anyJson),
    assignee: fc.oneof(fc.emailAddress(), fc.constant(null), anyJson),
    decline: fc.oneof(fc.record({ reason: fc.constantFrom('pay', 'other'), text: hostileText }), anyJson),
    expectedStatus: fc.constantFrom('pending', 'completed'),
    expectedStage: fc.constantFrom('new', 'hired', null),
    expectedAssignee: fc.oneof(fc.emailAddress(), fc.constant(null)),
  },
  { requiredKeys: [], noNullPrototype: true },
);
const anyInboxJson = fc.oneof(
  anyJson,
  anyChange,
  fc.record(
    {
      changes: fc.array(anyChange, { maxLength: 3 }),
      decline: fc.oneof(fc.record({ reason: fc.constantFrom('pay', 'other'), text: hostileText }), anyJson),
      ids: fc.array(fc.oneof(fc.constant(submissionId), hostileText), { maxLength: 3 }),
      subject: hostileText,
      text: hostileText,
      locale: fc.constantFrom('en', 'ar'),
      version: fc.constant(null),
      cc: fc.oneof(hostileText, fc.array(hostileText, { maxLength: 4 })),
      sendAt: fc.oneof(hostileText, fc.constant('2030-01-01T05:00:00.000Z')),
      name: hostileText,
      search: hostileText,
      seenUntil: fc.oneof(fc.uuid(), hostileText),
      anyway: fc.oneof(fc.boolean(), hostileText),
      digest: fc.oneof(fc.boolean(), anyJson),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
);

const anyText = fc.record(
  { title: hostileText, lead: hostileText, content: hostileText },
  { requiredKeys: [], noNullPrototype: true },
);
const anyPostJson = fc.oneof(
  anyJson,
  fc.record(
    {
      slug: hostileText,
      en: anyText,
      ar: anyText,
      publishAt: anyTime,
      status: fc.constantFrom('published', 'withdrawn'),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
);
const anyRecommendation = fc.oneof(
  anyJson,
  fc.record({ verdict: fc.oneof(fc.constantFrom('yes', 'strong_no'), hostileText), text: hostileText }),
);

const staffRoutes: [string, string, fc.Arbitrary<unknown>][] = [
  ['POST', '/api/admin/bookings', anyBookingJson],
  ['PATCH', '/api/admin/bookings/none', anyBookingJson],
  ['POST', '/api/admin/bookings/none/reschedule', anyBookingJson],
  ['POST', '/api/admin/bookings/none/cancel', anyBookingJson],
  ['POST', '/api/admin/hosts', anyBookingJson],
  ['PATCH', '/api/admin/hosts/another', anyBookingJson],
  ['POST', '/api/admin/calendar', anyBookingJson],
  ['PUT', '/api/admin/calendar/newYear-2027', anyBookingJson],
  ['PATCH', `/api/admin/submissions/${submissionId}`, anyInboxJson],
  ['POST', '/api/admin/submissions/changes', anyInboxJson],
  ['POST', '/api/admin/submissions/decline', anyInboxJson],
  ['POST', `/api/admin/submissions/${submissionId}/notes`, anyInboxJson],
  ['POST', `/api/admin/submissions/${submissionId}/replies`, anyInboxJson],
  ['POST', `/api/admin/submissions/${submissionId}/replies/preview`, anyInboxJson],
  ['DELETE', `/api/admin/submissions/${submissionId}/replies/none`, anyInboxJson],
  ['PUT', `/api/admin/submissions/${submissionId}/draft`, anyInboxJson],
  ['PUT', `/api/admin/submissions/${submissionId}/recommendation`, anyRecommendation],
  ['PUT', '/api/admin/views/5f9d5d4e-8a3c-4b8e-9d8e-2f4d7c1a6b3e', anyInboxJson],
  ['PATCH', '/api/admin/me', anyInboxJson],
  ['POST', '/api/admin/posts', anyPostJson],
  ['PATCH', `/api/admin/posts/${submissionId}`, anyPostJson],
  ['POST', '/api/admin/posts/preview', anyPostJson],
  ['POST', '/api/admin/newsletters', anyJson],
  ['POST', '/api/admin/newsletters/test', anyJson],
  ['POST', '/api/admin/newsletters/preview', anyJson],
  ['PUT', '/api/admin/newsletter-drafts/5f9d5d4e-8a3c-4b8e-9d8e-2f4d7c1a6b3e', anyJson],
  ['PUT', '/api/admin/notes/none', anyJson],
  ['POST', '/api/admin/emails/none/retry', anyJson],
  ['POST', '/api/admin/suppressions', anyJson],
  ['DELETE', '/api/admin/people', anyJson],
  ['POST', '/api/admin/chat-answers', anyJson],
  ['PUT', '/api/admin/chat-answers/none', anyJson],
];

const staffReads = [
  'bookings',
  'slots',
  'hosts',
  'calendar',
  'submissions?open=true',
  'applications',
  'submissions.csv',
];

it.each(staffRoutes)('answers any JSON from staff at %s %s without a server error', async (method, path, json) => {
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined);
  await request('/api/submissions', jobApplication({ id: submissionId }));
  await fc.assert(
    fc.asyncProperty(json, async (value) => {
      const response = await asStaff(path, { ...jsonPost(value), method });
      expect(response.status).toBeLessThan(500);
      if (response.ok) await response.arrayBuffer();
      else expect(await response.json()).toMatchObject({ code: expect.any(String) });
    }),
    { numRuns },
  );
  for (const read of [`submissions/${submissionId}`, ...staffReads]) {
    const response = await getAsStaff(`/api/admin/${read}`);
    expect([response.status, read]).toEqual([200, read]);
    await response.arrayBuffer();
  }
});

it('answers any query from staff without a server error', async () => {
  const lists =
    `submissions submissions.csv applications analytics analytics.csv subscribers newsletters emails chats people person
    suppressions dead-letters chat-answers chat-questions bookings slots`.split(/\s+/);
  const names =
    `limit cursor list status formType q kind email phone hidden snoozed from days locale assignee stage open position
    ids`.split(/\s+/);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lists), fc.constantFrom(...names), hostileText, async (list, name, text) => {
      const path = `/api/admin/${list}?${new URLSearchParams({ [name]: text })}`;
      const response = await getAsStaff(path);
      expect(response.status).toBeLessThan(500);
      await response.arrayBuffer();
    }),
    { numRuns },
  );
});

it.each([
  ['a NUL character', 'a\u0000b'],
  ['half of a surrogate pair', 'a\ud800b'],
])('rejects %s, which the database does not return unchanged', async (_what, text) => {
  const response = await request('/api/submissions', partnershipInquiry({ message: text }));
  await expectRefusal(response, [
    422,
    'validation_failed',
    'message: This text contains characters that cannot be stored.',
  ]);
});
