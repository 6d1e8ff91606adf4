import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import type { StaffStatus } from '#shared/contracts/admin.ts';
import { sendAlert } from '#worker/webhooks/alert.ts';
import { expectLogs } from '../support/logs.ts';
import { asStaff } from '../support/staff.ts';
import { emptyTables } from '../support/tables.ts';

const since = '2026-11-28T10:00:00.000Z';
const alert = { text: 'https://rihla.example: Outbox is down.', check: 'outbox', state: 'down', since } as const;

function receiver(answer: () => Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}

const card = (content: object) => ({
  type: 'message',
  attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
});

it.each([
  [
    'https://hooks.slack.com/services/T/B/X',
    {
      text: 'Rihla AI https://rihla.example: Outbox is down.',
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: 'Rihla AI' } },
        { type: 'section', text: { type: 'plain_text', text: 'https://rihla.example: Outbox is down.' } },
        {
          type: 'section',
          text: { type: 'mrkdwn', text: '<https://rihla.example/admin/settings/status|Open the status page>' },
        },
      ],
    },
  ],
  [
    'https://prod-12.uaenorth.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke',
    card({
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      body: [
        { type: 'TextBlock', text: 'Rihla AI', weight: 'Bolder', size: 'Medium', wrap: true },
        { type: 'TextBlock', text: 'https://rihla.example: Outbox is down.', wrap: true },
      ],
      actions: [
        { type: 'Action.OpenUrl', title: 'Open the status page', url: 'https://rihla.example/admin/settings/status' },
      ],
    }),
  ],
  ['https://alert.test/hook', { ...alert, site: 'https://rihla.example' }],
])('sends to %s what it shows', async (url, body) => {
  const fetched = receiver(() => new Response(null, { status: 202 }));
  expect(await sendAlert({ ...env, ALERT_WEBHOOK_URL: url }, alert)).toEqual({ delivered: true, status: 202 });
  const [address, init] = fetched.mock.calls[0]!;
  expect([address, init?.method]).toEqual([url, 'POST']);
  expect(JSON.parse(String(init?.body))).toEqual(body);
});

it('sends plain text to a topic of ntfy, or where ALERT_FORMAT says so', async () => {
  const fetched = receiver(() => new Response());
  await sendAlert({ ...env, ALERT_WEBHOOK_URL: 'https://ntfy.sh/rihla' }, alert);
  await sendAlert({ ...env, ALERT_WEBHOOK_URL: 'https://push.test/rihla', ALERT_FORMAT: 'ntfy' }, alert);
  for (const [, init] of fetched.mock.calls) {
    expect(init?.body).toBe('https://rihla.example: Outbox is down.');
    expect(new Headers(init?.headers).get('priority')).toBe('high');
  }
});

it('tells an administrator whether a test alert was taken', async () => {
  const send = (bindings: object) =>
    asStaff('/api/admin/status/test-alert', { method: 'POST' }, bindings).then((response) => response.json());
  const set = { ALERT_WEBHOOK_URL: 'https://alert.test/hook' };
  receiver(() => new Response());
  expect(await send(set)).toEqual({ delivered: true, status: 200 });
  receiver(() => new Response(null, { status: 404 }));
  expect(await send(set)).toEqual({ delivered: false, status: 404 });
  receiver(() => {
    throw new TypeError('fetch failed');
  });
  expect(await send(set)).toEqual({ delivered: false, status: null });
  expectLogs('alert_failed', 'not_configured');
  expect(await send({})).toMatchObject({ detail: 'No alert was sent: ALERT_WEBHOOK_URL is not set.' });
});

it('shows the newest 50 alerts, and of a refused one its last attempt', async () => {
  await emptyTables('alerts');
  const bindings = { ...env, ALERT_WEBHOOK_URL: 'https://alert.test/hook' };
  const shown = async () => (await (await asStaff('/api/admin/status', {})).json<StaffStatus>()).alerts;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-02-01T08:00:00.000Z') });
  receiver(() => new Response(null, { status: 404 }));
  await sendAlert(bindings, alert);
  vi.setSystemTime(Date.parse('2031-02-01T08:01:00.000Z'));
  await sendAlert(bindings, alert);
  expectLogs('alert_failed');
  const at = '2031-02-01T08:01:00.000Z';
  expect(await shown()).toEqual([{ at, check: 'outbox', state: 'down', answer: 404, delivered: false }]);
  receiver(() => new Response());
  for (let i = 0; i < 50; i++) await sendAlert(bindings, { ...alert, state: 'ok' });
  const all = await shown();
  expect(all).toHaveLength(50);
  expect(all[49]).toEqual({ at, check: 'outbox', state: 'ok', answer: 200, delivered: true });
});
