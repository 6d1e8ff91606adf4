import type { APIRequestContext } from '@playwright/test';
import { deliver } from './answer-by-mail.ts';
import { expect, test } from './test.ts';

/** Where `wrangler dev` lists the mails that the Worker has sent. */
const outgoing = '/cdn-cgi/explorer/api/local/email/sending';

const visitor = 'omar@dune-capital.example';

async function submit(request: APIRequestContext): Promise<string> {
  const names = { firstName: 'Omar', lastName: 'Nasser', email: visitor, company: 'Dune Capital' };
  const inquiry = { formType: 'partnership', ...names, partnershipType: 'Series A', message: 'We would like to talk.' };
  const response = await request.post('/api/submissions', { data: inquiry });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { submission: { id: string } }).submission.id;
}

/** The address for the answer to a sent mail with this subject; undefined until it is sent. */
async function replyToOf(request: APIRequestContext, subject: string): Promise<string | undefined> {
  const { result } = (await (await request.get(outgoing)).json()) as {
    result: { subject: string; replyTo?: string }[];
  };
  return result.find((mail) => mail.subject === subject)?.replyTo;
}

test('a visitor answers a mail, and the answer is in the conversation @full', async ({ page, request }) => {
  const id = await submit(request);
  const subject = `Your inquiry ${id}`;
  await request.post(`/api/admin/submissions/${id}/replies`, { data: { subject, text: 'Does Tuesday suit you?' } });
  await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'completed' } });
  await expect.poll(() => replyToOf(request, subject)).toMatch(/^reply\+/);
  const to = (await replyToOf(request, subject))!;
  expect(await deliver(request, visitor, to, 'Tuesday suits me.\r\n\r\n> Does Tuesday suit you?')).toContain(
    'processed',
  );
  await page.goto(`/admin/inbox/${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Tuesday suits me.')).toBeVisible();
  await expect(dialog.getByText('Completed → Contacted')).toBeVisible();
});

test('the Worker refuses a mail to an address without a conversation @full', async ({ request }) => {
  const to = `reply+${'0'.repeat(56)}@rihla.example`;
  expect(await deliver(request, visitor, to, 'Hello')).toContain('This conversation does not exist any more.');
});
