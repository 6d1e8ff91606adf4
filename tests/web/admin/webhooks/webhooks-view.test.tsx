import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Webhook, WebhookDelivery } from '#shared/contracts/webhooks.ts';
import { webhooks as texts } from '#shared/staff-texts/webhooks.ts';
import { WebhooksView } from '#web/admin/webhooks/webhooks-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

const webhook: Webhook = {
  id: 'w1',
  url: 'https://hooks.example.com/rihla',
  events: ['submission.created'],
  format: 'standard',
  include: null,
  createdAt: '2026-11-23T04:00:00.000Z',
  lastStatus: 500,
  failures: 2,
};
const delivery: WebhookDelivery = {
  id: 'd1',
  event: 'submission.created',
  status: 'queued',
  attempts: 2,
  createdAt: '2026-11-23T04:00:00.000Z',
  dueAt: '2026-11-23T04:05:00.000Z',
  answer: {
    at: '2026-11-23T04:00:01.000Z',
    ms: 1204,
    status: 500,
    text: 'out of order',
    error: 'It answered with 500',
  },
};
const list = { items: [webhook] };

test('a new webhook sends nothing personal by default, and shows its secret once', async () => {
  const { changes } = mockAdminApi({
    'GET /api/admin/webhooks': list,
    'POST /api/admin/webhooks': { webhook, secret: 'whsec_once' },
  });
  const user = renderAdmin(<WebhooksView />);
  await user.type(await screen.findByRole('textbox', { name: texts.form.url }), webhook.url);
  await user.click(screen.getByLabelText(texts.events['booking.created']));
  const include = screen.getByLabelText<HTMLInputElement>(texts.form.include);
  expect(include.checked).toBe(false);
  expect(screen.getByText(texts.form.includeHint)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: texts.form.add }));
  const dialog = await screen.findByRole('dialog', { name: texts.secret.title });
  expect(within(dialog).getByLabelText<HTMLInputElement>(texts.secret.label).value).toBe('whsec_once');
  expect(changes[0]!.body).toEqual({
    url: webhook.url,
    events: ['submission.created', 'booking.created'],
    format: 'standard',
    include: null,
  });
  await user.click(within(dialog).getByRole('button', { name: texts.secret.done }));
  expect(screen.queryByDisplayValue('whsec_once')).toBeNull();
});

test('the log shows answer and time of each delivery, which a press sends again', async () => {
  const path = '/api/admin/webhooks/w1/deliveries';
  const { changes } = mockAdminApi({
    'GET /api/admin/webhooks': list,
    [`GET ${path}`]: { items: [delivery] },
    [`POST ${path}/d1/retry`]: { delivery },
  });
  const user = renderAdmin(<WebhooksView />);
  expect(await screen.findByText(texts.failing(2))).toBeTruthy();
  await user.click(screen.getByText(texts.deliveries));
  expect(await screen.findByText(texts.answer(500, '1,204'))).toBeTruthy();
  expect(screen.getByText('out of order')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Send again: “A form was sent” of/ }));
  expect(changes.map(({ endpoint }) => endpoint)).toEqual([`POST ${path}/d1/retry`]);
});

test('a test that is not accepted says why', async () => {
  mockAdminApi({ 'GET /api/admin/webhooks': list, 'POST /api/admin/webhooks/w1/test': { delivery } });
  const user = renderAdmin(<WebhooksView />);
  await user.click(await screen.findByRole('button', { name: texts.testOf(webhook.url) }));
  expect(await screen.findByText(texts.testFailed('It answered with 500'))).toBeTruthy();
});
