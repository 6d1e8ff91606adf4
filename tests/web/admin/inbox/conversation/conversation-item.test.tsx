import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { ConversationItem, MailState } from '#web/admin/inbox/conversation/conversation-item.tsx';
import { mockAdminApi, renderAdmin } from '../../support.tsx';

const { timeline: texts } = conversation;
const received: ConversationEntry = {
  id: 'a',
  kind: 'received',
  text: 'Tuesday suits me.',
  by: 'layla@gulf.example',
  at: '2026-11-24T06:00:00.000Z',
  doubts: [],
};

function show(overrides: Partial<ConversationEntry> = {}) {
  mockAdminApi({
    'GET /api/admin/staff': { items: [{ email: 'amal@rihla.example', name: 'Amal Haddad', roles: [] }] },
  });
  renderAdmin(<ConversationItem entry={{ ...received, ...overrides }} foreign={false} />);
}

test('a mail whose sender is verified has no badge', () => {
  show();
  expect(screen.queryByText(texts.doubtful)).toBeNull();
  expect(screen.getByText('Tuesday suits me.')).toBeTruthy();
});

test('a mail whose sender is doubtful says in plain words what did not match', () => {
  show({
    doubts: [
      { check: 'envelope', domain: 'evil.example' },
      { check: 'spf', result: 'softfail', domain: 'gulf.example' },
      { check: 'dkim', result: 'pass', domain: 'evil.example' },
      { check: 'dmarc', result: 'fail', domain: 'gulf.example' },
    ],
  });
  expect(screen.getByText(texts.doubtful)).toBeTruthy();
  const sentences = screen.getAllByRole('listitem').map((item) => item.textContent);
  for (const words of [
    /^Sent on behalf of .*evil\.example/,
    /^SPF \(softfail\): .*gulf\.example/,
    /^DKIM: the email is signed by .*evil\.example/,
    /^DMARC \(fail\): .*gulf\.example.* doesn’t confirm this email\.$/,
  ]) {
    expect(
      sentences.some((sentence) => words.test(sentence ?? '')),
      String(words),
    ).toBe(true);
  }
});

test('a mail that its sender has had erased says so', () => {
  show({ text: '', by: '', subject: null });
  expect(screen.getByText(texts.erased)).toBeTruthy();
});

test('a reply that did not arrive says so, and why', () => {
  show({ kind: 'sent', by: 'amal@rihla.example', emailStatus: 'sent', undelivered: 'Bounced: User unknown' });
  expect(screen.getByText(texts.undelivered).parentElement?.textContent).toContain('Bounced: User unknown');
  expect(screen.queryByText(admin.mail.statuses.sent)).toBeNull();
});

test('an email says what became of it', () => {
  renderAdmin(<MailState id="m1" status="sent" />);
  expect(screen.getByText(admin.mail.statuses.sent)).toBeTruthy();
});

test('a stored file can be downloaded, and one that is not stored says why', () => {
  const files = [
    { id: 'f1', name: 'العرض.pdf', size: 300, type: 'application/pdf', suspicious: true },
    { name: 'setup.exe', size: 300, type: 'application/pdf' },
  ];
  show({ files });
  const link = screen.getByRole('link', { name: conversation.downloadOf('العرض.pdf') });
  expect(link.getAttribute('href')).toBe('/api/admin/attachments/f1');
  expect(screen.getByText(conversation.suspicious)).toBeTruthy();
  expect(screen.getByText(texts.notStored('setup.exe', '1 kB'))).toBeTruthy();
});

test('a file that nobody suspects can be viewed', () => {
  show({ files: [{ id: 'f1', name: 'offer.pdf', size: 300, type: 'application/pdf' }] });
  expect(screen.getByRole('button', { name: conversation.viewOf('offer.pdf') })).toBeTruthy();
  expect(screen.queryByText(conversation.suspicious)).toBeNull();
});

test('a reply is shown as its reader sees it, by the name of its author', async () => {
  show({ kind: 'sent', by: 'amal@rihla.example', text: 'Dear **Layla**,\n\n- Tuesday\n\n<b>not bold</b>' });
  expect(screen.getByText('Layla').tagName).toBe('STRONG');
  expect(screen.getByText('Tuesday').closest('ul')).toBeTruthy();
  expect(screen.getByText('<b>not bold</b>')).toBeTruthy();
  expect(await screen.findByText('Amal Haddad')).toBeTruthy();
});
