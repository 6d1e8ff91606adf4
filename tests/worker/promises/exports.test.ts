import { expect, it } from 'vitest';
import { app } from '#worker/app.ts';
import { setTime } from '../support/bookings.ts';
import { amal, asStaff, basim, store } from '../support/conversation.ts';
import { jsonPost } from '../support/faults.ts';
import { jobApplication, partnershipInquiry } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { getAsStaff } from '../support/staff.ts';

/** The first line of each file. A program reads the columns by these names, and by their order. */
const headers: Record<string, string[]> = {
  '/api/admin/submissions.csv': [
    ...['id', 'form_type', 'status', 'submitted_at', 'first_name', 'last_name', 'email', 'company', 'phone', 'message'],
    ...['companySize', 'useCase', 'preferredDate', 'preferredTime', 'additionalNotes', 'timezone'],
    ...['companyType', 'partnershipType', 'investmentAmount'],
    ...['name', 'position', 'experience', 'portfolio', 'coverLetter'],
    ...['sent_from', 'locale', 'assignee', 'stage', 'submitted_at_gulf', 'demo_at_gulf', 'demo_status', 'entered_by'],
    ...['source_referrer', 'source_source', 'source_medium', 'source_campaign', 'source_landing'],
    ...['stage_since_gulf', 'decline_reason', 'decline_details', 'recommendations', 'kept_until'],
  ],
  '/api/admin/subscribers.csv': [
    ...['id', 'email', 'status', 'subscribed_at', 'source', 'locale', 'subscribed_at_gulf', 'campaign'],
  ],
  '/api/admin/analytics.csv': ['table', 'name', 'count', 'period', 'period before'],
};

it('has a row for every export', () => {
  const paths = app.routes.filter(({ method, path }) => method === 'GET' && path.endsWith('.csv'));
  expect([...new Set(paths.map(({ path }) => path))].toSorted()).toEqual(Object.keys(headers).toSorted());
});

it.each(Object.entries(headers))('begins with its columns: %s', async (path, columns) => {
  const response = await getAsStaff(path);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [first] = new TextDecoder().decode(bytes).split('\r\n');
  expect(first!.split(',')).toEqual(columns);
});

it('has each value below its column', async () => {
  mailbox();
  setTime('2026-11-23T04:00:00.000Z');
  const { id } = await store(partnershipInquiry({ locale: 'ar' }));
  const [names, values] = (await (await getAsStaff('/api/admin/submissions.csv')).text()).split('\r\n');
  const cells = values!.split(',');
  const row = Object.fromEntries(names!.split(',').map((name, i) => [name, cells[i]]));
  expect(cells).toHaveLength(headers['/api/admin/submissions.csv']!.length);
  expect(row).toMatchObject({
    form_type: 'partnership',
    status: 'pending',
    submitted_at: '2026-11-23T04:00:00.000Z',
    first_name: 'Omar',
    last_name: 'Nasser',
    email: 'omar@dune-capital.example',
    company: 'Dune Capital',
    phone: '+971 50 000 0002',
    message: 'We would like to lead the round.',
    companySize: '',
    companyType: 'Venture Capital',
    partnershipType: 'Series A',
    investmentAmount: '$5M - $10M',
    coverLetter: '',
    locale: 'ar',
    assignee: '',
    submitted_at_gulf: '2026-11-23 08:00',
    entered_by: '',
  });
  expect(Object.values(row)[0]).toBe(id);
});

it('has what was decided about an application', async () => {
  mailbox();
  setTime('2026-11-23T04:00:00.000Z');
  const { id } = await store(jobApplication());
  const decline = { reason: 'pay', text: '=AED 40,000' };
  await asStaff(`${id}`, { ...jsonPost({ stage: 'declined', decline }), method: 'PATCH' });
  for (const [by, verdict] of [
    [basim, 'no'],
    [amal, 'strong_yes'],
  ] as const) {
    await asStaff(`${id}/recommendation`, { ...jsonPost({ verdict }), method: 'PUT' }, by);
  }
  const [, line] = (await (await getAsStaff('/api/admin/submissions.csv?formType=career')).text()).split('\r\n');
  expect(line).toMatch(
    /,2026-11-23 08:00,pay,"'=AED 40,000",amal@rihla\.example: strong_yes; basim@rihla\.example: no,$/,
  );
});
