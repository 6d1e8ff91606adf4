import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBookings, setTime } from '../support/bookings.ts';
import { store } from '../support/conversation.ts';
import { demoRequest, jobApplication, partnershipInquiry } from '../support/forms.ts';
import { deleteSubscribers, mailbox, type SentMail } from '../support/mail.ts';
import { subscribe, tokenOf } from '../support/newsletter.ts';

const staff = ['sales@rihla.example', 'partners@rihla.example', 'careers@rihla.example'];

let mail: ReturnType<typeof mailbox>;
beforeEach(async () => {
  mail = mailbox();
  await emptyBookings();
  await deleteSubscribers();
  // A Monday in Dubai, at eight in the morning.
  setTime('2026-11-23T04:00:00.000Z');
});

const demo = demoRequest({ preferredDate: '2026-11-29' });

interface Promised {
  form: Record<string, unknown>;
  to: string;
  subject: string;
  says: string[];
  notification: { subject: string; says: string[] };
}

const forms: Record<string, Promised> = {
  demo: {
    form: demo,
    to: 'layla@gulf-logistics.example',
    subject: 'We have your demo request; no time is booked yet',
    says: [
      'Hello Layla,',
      '29 November 2026',
      '10-11 AM',
      'Gulf Logistics',
      'Process Automation',
      'No time is booked yet. Our team will contact you within 24 hours to confirm the demo.',
    ],
    notification: {
      subject: 'New demo request: Layla Haddad, Gulf Logistics',
      says: [
        'Layla Haddad',
        'layla@gulf-logistics.example',
        '+971 50 000 0001',
        'Gulf Logistics',
        '51-200',
        'Process Automation',
        '29 November 2026',
        '10-11 AM',
        'We clear 400 containers a day.',
        'We promised to reply within 24 hours.',
      ],
    },
  },
  partnership: {
    form: partnershipInquiry(),
    to: 'omar@dune-capital.example',
    subject: 'Partnership Inquiry Received - Rihla AI',
    says: ['Hello Omar,', 'Dune Capital', 'Series A', 'Our partnerships team will contact you within 24 hours.'],
    notification: {
      subject: 'New partnership inquiry: Omar Nasser, Dune Capital',
      says: [
        'Omar Nasser',
        'omar@dune-capital.example',
        '+971 50 000 0002',
        'Dune Capital',
        'Venture Capital',
        'Series A',
        '$5M - $10M',
        'We would like to lead the round.',
      ],
    },
  },
  career: {
    form: jobApplication(),
    to: 'sara@applicant.example',
    subject: 'Application Received - Rihla AI Careers',
    says: [
      'Hello Sara',
      'AI Engineer',
      'Somewhere Else',
      'If you are selected for the next step, HR will reply within 5-7 business days.',
    ],
    notification: {
      subject: 'New job application: Sara Al Mansoori, Somewhere Else',
      says: [
        'Sara Al Mansoori',
        'sara@applicant.example',
        '+971 50 000 0003',
        'AI Engineer',
        '2-5 years',
        'https://sara.example/work',
        'I build retrieval systems.',
        'Somewhere Else',
        'We promised a reply within 5-7 business days if the applicant is selected.',
      ],
    },
  },
};

function expectIn({ html, text }: SentMail, says: string[]): void {
  const readable = html.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
  for (const part of says) {
    expect(readable).toContain(part);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
  }
}

describe.each(Object.entries(forms))('the emails of a %s', (_name, { form, to, subject, says, notification }) => {
  it('confirm to the submitter', async () => {
    await store(form);
    const [confirmation, ...others] = mail.to(to) as [SentMail];
    expect(others).toEqual([]);
    expect(confirmation.subject).toBe(subject);
    expect(JSON.stringify(confirmation.from)).toContain('hello@rihla.example');
    expect(JSON.stringify(confirmation.from)).toContain('Rihla AI');
    expectIn(confirmation, says);
  });

  it('notify the three addresses of the company', async () => {
    await store(form);
    for (const address of staff) {
      const [received, ...others] = mail.to(address) as [SentMail];
      expect(others).toEqual([]);
      expect(received.subject).toBe(notification.subject);
      expect(received.replyTo).toBe(to);
      expectIn(received, notification.says);
    }
    expect(mail.sent).toHaveLength(4);
  });

  it('are rows of the outbox, written with the record', async () => {
    const { id, form_type: type } = await store(form);
    const { results } = await env.DB.prepare(
      'SELECT kind, to_address FROM emails WHERE submission_id = ? ORDER BY rowid',
    )
      .bind(id)
      .all();
    expect(results).toEqual([
      { kind: `${type}_confirmation`, to_address: to },
      ...staff.map((to_address) => ({ kind: `${type}_notification`, to_address })),
    ]);
  });
});

it('leaves the company out of an application without one', async () => {
  await store(jobApplication({ company: undefined }));
  expect(mail.to('sara@applicant.example')[0]!.text).not.toContain('Current company');
});

it('sends subscribers a link to unsubscribe, and the headers for one click', async () => {
  await subscribe('layla@gulf-logistics.example');
  const [welcome] = mail.to('layla@gulf-logistics.example') as [SentMail];
  const token = await tokenOf('layla@gulf-logistics.example');
  expect(welcome.subject).toBe('Welcome to the Rihla AI newsletter');
  expect(welcome.headers).toMatchObject({
    'List-Unsubscribe': `<https://rihla.example/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [welcome.html, welcome.text]) {
    expect(part).toContain(`https://rihla.example/unsubscribe?token=${token}`);
  }
});

it('sends each email to one recipient a call', async () => {
  await store(demo);
  for (const { to } of mail.sent) expect(to).toMatch(/^[^,\s]+@[^,\s]+$/);
});

it('emails an address five times an hour at most, and tells staff', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 6; i += 1) ids.push((await store(partnershipInquiry({ message: `Message ${i}` }))).id);
  expect(mail.to('omar@dune-capital.example')).toHaveLength(5);
  expect(mail.to('sales@rihla.example')).toHaveLength(6);
  const last = await env.DB.prepare(
    "SELECT status, last_error FROM emails WHERE submission_id = ? AND kind = 'partnership_confirmation'",
  )
    .bind(ids.at(-1)!)
    .first();
  expect(last).toEqual({ status: 'cancelled', last_error: 'address_limit' });
});

it('emails an address ten times a day at most', async () => {
  for (let i = 0; i < 11; i += 1) {
    setTime(new Date(Date.parse('2026-11-23T04:00:00.000Z') + i * 3_600_000).toISOString());
    await store(partnershipInquiry({ message: `Message ${i}` }));
  }
  expect(mail.to('omar@dune-capital.example')).toHaveLength(10);
});

it.each([
  ['firstName', 'x'.repeat(41)],
  ['firstName', 'Visit www.evil.example'],
  ['company', 'x'.repeat(81)],
  ['company', 'https://evil.example'],
])('repeats in the email to a visitor no %s such as %s', async (field, value) => {
  await store(demoRequest({ preferredDate: '2026-11-29', [field]: value }));
  const [{ html, text, subject }] = mail.to('layla@gulf-logistics.example') as [SentMail];
  expect(html + text + subject).not.toContain(value);
});
