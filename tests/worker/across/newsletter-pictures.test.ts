import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import type { Problem } from '#shared/contracts/problem.ts';
import { composerMessages } from '#shared/staff-texts/messages.ts';
import { deliverDue } from '#worker/mail/delivery.ts';
import { jsonPost } from '../support/faults.ts';
import { emptyMailings, insertSubscribers, mailbox } from '../support/mail.ts';
import { uploadedPicture } from '../support/pictures.ts';
import { expectRefusal } from '../support/refusal.ts';
import { asStaff } from '../support/staff.ts';

beforeEach(emptyMailings);

const send = (content: string, more: object = {}) =>
  asStaff('/api/admin/newsletters', jsonPost({ subject: 'News', content, ...more }));
const { wrongPicture, missingPicture } = composerMessages;

it('sends an uploaded picture with its description and its size', async () => {
  const { sent } = mailbox();
  await insertSubscribers(1);
  const { url } = await uploadedPicture();
  expect((await send(`Before ![Our "new" office](${url}) after`)).status).toBe(202);
  await deliverDue(env);
  const img = `<img src="https://rihla.example${url}" alt="Our &quot;new&quot; office" width="12" height="8"`;
  expect(sent[0]!.html).toContain(img);
  expect(sent[0]!.text).toContain('Before [Our "new" office] after');
});

it('shows an uploaded picture in the preview and in a test', async () => {
  const { sent } = mailbox();
  const { url } = await uploadedPicture();
  const body = new URLSearchParams({ subject: 'News', content: `![Office](${url})`, locale: 'ar' });
  const preview = await asStaff('/api/admin/newsletters/preview', { method: 'POST', body });
  expect(await preview.text()).toContain(`<img src="https://rihla.example${url}"`);
  const test = jsonPost({ subject: 'News', content: `![Office](${url})`, locale: 'en' });
  expect((await asStaff('/api/admin/newsletters/test', test)).status).toBe(202);
  expect(sent[0]!.html).toContain(`<img src="https://rihla.example${url}"`);
});

const never = `/media/${'0'.repeat(64)}.png`;

it('refuses a link to a place in the text, which leads nowhere in an email', async () => {
  await insertSubscribers(1);
  const message =
    'A link that begins with # leads nowhere in an email or a feed. Please link to a page, or write the text without a link.';
  for (const content of ['[Jump](#more)\n\n## More', '- [Jump][1]\n\n[1]: #more']) {
    expect((await (await send(content)).json<Problem>()).errors).toEqual([{ path: 'content', message }]);
    const inArabic = await send('Hello', { subjectAr: 'أخبار', contentAr: content });
    expect((await inArabic.json<Problem>()).errors).toEqual([{ path: 'contentAr', message }]);
  }
});

it.each([
  ['of another host', '![Office](https://evil.example/pixel.png)', wrongPicture],
  ['of another host, by reference', '![Office][1]\n\n[1]: https://evil.example/pixel.png', wrongPicture],
  ['in a table', '| a |\n| - |\n| ![x](//evil.example/x.png) |', wrongPicture],
  ['in a list inside a quote', '> - [![x](data:image/png;base64,AAAA)](https://rihla.example)', wrongPicture],
  ['that is a script', '![Office](javascript:alert(1))', wrongPicture],
  ['in HTML', '<img src="https://evil.example/pixel.png">', wrongPicture],
  ['with another ending', `![Office](${never.replace('.png', '.svg')})`, wrongPicture],
  ['without a description', `![ ](${never})`, wrongPicture],
  ['that was never uploaded', `![Office](${never})`, missingPicture],
])('refuses a picture %s', async (_, content, message) => {
  await insertSubscribers(1);
  const answer = await send(content);
  expect(answer.status).toBe(422);
  expect((await answer.json<Problem>()).errors).toEqual([{ path: 'content', message }]);
  await expectRefusal(send('Hello', { subjectAr: 'أخبار', contentAr: content }), [
    422,
    'validation_failed',
    /^content(?:Ar)?: /,
  ]);
});
