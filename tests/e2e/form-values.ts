import type { Locator, Page } from '@playwright/test';
import { slotPicker } from '#shared/content/en/slot-picker.ts';
import { latestDemoDate } from '#shared/forms/demo-dates.ts';
import { jobPath, paths, sentPaths } from '#shared/paths.ts';
import { applicants, customers, investors } from './people.ts';

export interface FilledForm {
  name: string;
  path: string;
  /** The path after a native submit. */
  sent: string;
  success: string;
  values: Record<string, string>;
}

const unique = () => crypto.randomUUID().slice(0, 8);

/** Returns all forms, with new unique values on each call. */
export function filledForms(): FilledForm[] {
  const [customer, investor, applicant] = [customers.en, investors.en, applicants.en];
  return [
    {
      name: 'demo',
      path: paths.scheduleDemo,
      sent: sentPaths.demo,
      success: 'Demo scheduled successfully!',
      values: {
        firstName: `${customer.first} ${unique()}`,
        lastName: customer.last,
        company: customer.company,
        // An address may have two demos to come.
        email: `${unique()}.${customer.email}`,
        companySize: '51-200',
        useCase: 'Data Analysis & Insights',
        // This date is too far ahead for a booking.
        preferredDate: latestDemoDate(),
        preferredTime: '10-11 AM',
        additionalNotes: 'Two\nlines <b>of</b> "notes" & more',
      },
    },
    {
      name: 'partnership',
      path: paths.partner,
      sent: sentPaths.partnership,
      success: 'Partnership inquiry submitted successfully!',
      values: {
        firstName: `${investor.first} ${unique()}`,
        lastName: investor.last,
        company: investor.company,
        email: investor.email,
        partnershipType: investor.type,
        message: investor.message,
      },
    },
    {
      name: 'career',
      path: jobPath('ai-engineer'),
      sent: sentPaths.career,
      success: 'Application submitted successfully! We will get back to you soon.',
      values: {
        name: `${applicant.first} ${unique()}`,
        email: applicant.email,
        experience: applicant.experience,
        coverLetter: applicant.letter,
      },
    },
    {
      name: 'newsletter',
      path: paths.careers,
      sent: sentPaths.subscribed,
      success: 'Successfully subscribed to our newsletter! Check your email for confirmation.',
      values: { email: `reader-${unique()}@reader.example` },
    },
  ];
}

export function formOf(page: Page, { name }: FilledForm): Locator {
  return page.locator(`form[action="/forms/${name}"]`);
}

/** Sets all fields together, as autofill does. */
export async function fillIn(page: Page, form: FilledForm): Promise<void> {
  await formOf(page, form).evaluate((element, values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = (element as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, form.values);
}

/** Opens the two fields that the calendar fills. */
export async function typeTime(form: Locator): Promise<void> {
  await form.getByRole('grid').scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: slotPicker.other }).click();
}

export async function send(page: Page, form: FilledForm): Promise<void> {
  await formOf(page, form).locator('button[type=submit]').click();
}

export async function timesStored(page: Page, { name, values }: FilledForm): Promise<number> {
  const query =
    name === 'newsletter'
      ? 'subscribers?limit=100'
      : `submissions?q=${encodeURIComponent(values.firstName ?? values.name ?? '')}`;
  const response = await page.request.get(`/api/admin/${query}`);
  const { items } = (await response.json()) as { items: { email: string }[] };
  return items.filter(({ email }) => email === values.email).length;
}

export function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
}
