import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBookings } from '../support/bookings.ts';
import { request } from '../support/client.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { mailbox } from '../support/mail.ts';
import { expectRefusal } from '../support/refusal.ts';

type Form = Record<string, unknown>;
type Problem = { code: string; errors: { path: string }[] };

beforeEach(async () => {
  mailbox();
  await emptyBookings();
});

const send = (form: Form) => request('/api/submissions', form);

async function stored(form: Form): Promise<Form> {
  const response = await send(form);
  expect(response.status).toBe(201);
  const { submission } = await response.json<{ submission: Form }>();
  const row = await env.DB.prepare('SELECT * FROM form_submissions WHERE id = ?').bind(submission.id).first<Form>();
  const { source: _, attachments: _files, ...columns } = submission;
  expect({ ...row, additional_data: JSON.parse(String(row!.additional_data)) }).toMatchObject(columns);
  return submission;
}

const common = {
  id: expect.stringMatching(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/),
  submitted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  status: 'pending',
  locale: 'en',
  source: null,
};

/** No demo takes place on a Sunday, so it stays a preference. */
const sunday = nextSunday();

function nextSunday(): string {
  const today = new Date();
  return new Date(today.getTime() + (14 - today.getUTCDay()) * 86_400_000).toISOString().slice(0, 10);
}

const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

it('stores a demo request, whose message is the use case', async () => {
  expect(await stored(demoRequest({ preferredDate: day }))).toEqual({
    ...common,
    form_type: 'demo',
    first_name: 'Layla',
    last_name: 'Haddad',
    email: 'layla@gulf-logistics.example',
    company: 'Gulf Logistics',
    phone: '+971 50 000 0001',
    message: 'Process Automation',
    additional_data: {
      companySize: '51-200',
      useCase: 'Process Automation',
      preferredDate: day,
      preferredTime: '10-11 AM',
      timezone: 'Asia/Dubai',
      additionalNotes: 'We clear 400 containers a day.',
    },
  });
});

it('stores a partnership inquiry, whose message is the message', async () => {
  expect(await stored(partnershipInquiry())).toEqual({
    ...common,
    form_type: 'partnership',
    first_name: 'Omar',
    last_name: 'Nasser',
    email: 'omar@dune-capital.example',
    company: 'Dune Capital',
    phone: '+971 50 000 0002',
    message: 'We would like to lead the round.',
    additional_data: {
      companyType: 'Venture Capital',
      partnershipType: 'Series A',
      investmentAmount: '$5M - $10M',
    },
  });
});

it('stores a job application, whose message is the cover letter', async () => {
  expect(await stored(jobApplication())).toEqual({
    ...common,
    form_type: 'career',
    first_name: 'Sara',
    last_name: 'Al Mansoori',
    email: 'sara@applicant.example',
    company: 'Somewhere Else',
    phone: '+971 50 000 0003',
    message: 'I build retrieval systems.',
    additional_data: {
      name: 'Sara Al Mansoori',
      position: 'AI Engineer',
      experience: '2-5 years',
      portfolio: 'https://sara.example/work',
      coverLetter: 'I build retrieval systems.',
    },
  });
});

it.each([
  ['Sara Al Mansoori', 'Sara', 'Al Mansoori'],
  ['Madonna', 'Madonna', null],
  ['  Jean  Luc Picard ', 'Jean', 'Luc Picard'],
])('splits the name %j on its first space', async (name, first_name, last_name) => {
  const { submission } = await (await send(jobApplication({ name }))).json<{ submission: Form }>();
  expect([submission.first_name, submission.last_name || null]).toEqual([first_name, last_name]);
});

const forms: Record<string, { form: (overrides?: Form) => Form; required: string[]; optional: string[] }> = {
  demo: {
    form: demoRequest,
    required: ['firstName', 'lastName', 'email', 'company', 'useCase', 'preferredDate', 'preferredTime'],
    optional: ['phone', 'companySize', 'timezone', 'additionalNotes'],
  },
  partnership: {
    form: partnershipInquiry,
    required: ['firstName', 'lastName', 'email', 'company', 'partnershipType', 'message'],
    optional: ['phone', 'companyType', 'investmentAmount'],
  },
  career: {
    form: jobApplication,
    required: ['name', 'email', 'position', 'experience', 'coverLetter'],
    optional: ['phone', 'portfolio', 'company'],
  },
};

describe.each(Object.entries(forms))('the form %s', (_name, { form, required, optional }) => {
  it.each(required)('requires the field %s', async (field) => {
    for (const blank of [undefined, '', '  ']) {
      const response = await send(form({ [field]: blank }));
      expect(response.status).toBe(422);
      expect(await response.json<Problem>()).toMatchObject({ code: 'validation_failed', errors: [{ path: field }] });
    }
  });

  it('requires no other field, and stores null for missing ones', async () => {
    const submission = await stored(form(Object.fromEntries(optional.map((field) => [field, undefined]))));
    const columns = { ...submission, ...(submission.additional_data as Form) } as Form;
    for (const field of optional) expect(columns[field], field).toBeNull();
  });

  it('refuses an invalid address', async () => {
    const response = await send(form({ email: 'layla@gulf' }));
    expect(await response.json<Problem>()).toMatchObject({ errors: [{ path: 'email' }] });
  });
});

const options: [keyof typeof forms, string, string[]][] = [
  ['career', 'position', ['Frontend Developer', 'AI Engineer', 'Frontend Developer Intern', 'AI Engineer Intern']],
  ['career', 'experience', ['0-1 years', '1-2 years', '2-5 years', '5-10 years', '10+ years']],
  ['demo', 'companySize', ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']],
  [
    'demo',
    'useCase',
    [
      'AI Agent Development',
      'Data Analysis & Insights',
      'Process Automation',
      'Customer Support',
      'Sales & Marketing',
      'Financial Analysis',
      'Healthcare AI',
      'E-commerce Optimization',
      'Other',
    ],
  ],
  ['demo', 'preferredTime', ['9-10 AM', '10-11 AM', '11-12 AM', '1-2 PM', '2-3 PM', '3-4 PM', '4-5 PM']],
  [
    'partnership',
    'partnershipType',
    [
      'Strategic Investment',
      'Series A',
      'Series B',
      'Series C',
      'Strategic Partnership',
      'Joint Venture',
      'Technology Partnership',
      'Distribution Partnership',
      'Research Collaboration',
      'Other',
    ],
  ],
  [
    'partnership',
    'companyType',
    [
      'Venture Capital',
      'Private Equity',
      'Corporate Investor',
      'Angel Investor',
      'Technology Company',
      'Consulting Firm',
      'Research Institution',
      'Government Entity',
      'Other',
    ],
  ],
  [
    'partnership',
    'investmentAmount',
    ['Under $1M', '$1M - $5M', '$5M - $10M', '$10M - $25M', '$25M - $50M', '$50M+', 'Strategic Partnership Only'],
  ],
];

describe.each(options)('%s: %s', (name, field, values) => {
  it.each(values)('accepts %s', async (value) => {
    expect((await send(forms[name]!.form({ [field]: value }))).status).toBe(201);
  });

  it('accepts nothing else', async () => {
    for (const other of ['Lunch', `${values[0]} `, 12]) {
      const response = await send(forms[name]!.form({ [field]: other }));
      expect(response.status, String(other)).toBe(422);
    }
  });
});

it('accepts links of http and https as a portfolio, and no others', async () => {
  for (const portfolio of ['http://sara.example', 'https://sara.example/work?x=1']) {
    expect((await send(jobApplication({ portfolio }))).status).toBe(201);
  }
  for (const portfolio of ['sara.example', 'javascript:alert(1)', 'ftp://sara.example', 'mailto:sara@a.example']) {
    await expectRefusal(send(jobApplication({ portfolio })), [
      422,
      'validation_failed',
      'portfolio: Please enter a link that starts with http:// or https://.',
    ]);
  }
});

it.each([
  ['firstName', 100],
  ['company', 200],
  ['phone', 40],
  ['additionalNotes', 2000],
])('accepts %s up to %i characters', async (field, max) => {
  await expectRefusal(
    send(demoRequest({ [field]: 'x'.repeat(max + 1) })),
    [422, 'validation_failed', `${field}: Please use at most ${max.toLocaleString('en')} characters.`],
    () => send(demoRequest({ [field]: 'x'.repeat(max) })),
  );
});

it('accepts a message of 5,000 characters, and not one more', async () => {
  await expectRefusal(
    send(partnershipInquiry({ message: 'x'.repeat(5001) })),
    [422, 'validation_failed', 'message: Please use at most 5,000 characters.'],
    () => send(partnershipInquiry({ message: 'x'.repeat(5000) })),
  );
});

it.each(['survey', 'other', undefined])('refuses the form type %s', async (formType) => {
  const response = await send(demoRequest({ formType }));
  expect(await response.json<Problem>()).toMatchObject({ code: 'validation_failed', errors: [{ path: 'formType' }] });
});

it.each([
  ['demo', () => demoRequest({ preferredDate: sunday }), '/schedule-demo/sent'],
  ['partnership', partnershipInquiry, '/partner-with-us/sent'],
  ['career', jobApplication, '/careers/sent'],
])('redirects the plain form %s to the page with its success message', async (name, form, page) => {
  const { formType: _, ...fields } = form() as Record<string, string>;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await request(`/forms/${name}`, new URLSearchParams(fields).toString(), { headers });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(page);
});
