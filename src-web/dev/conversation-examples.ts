import type { TimelineItem } from '../admin/inbox/timeline-of.ts';

const amal = 'amal@rihla.example';
const layla = 'layla@gulf-logistics.example';

export const exampleTimeline: TimelineItem[] = [
  { key: 'submitted', at: '2026-03-01T08:00:00.000Z', type: 'submitted', chat: 'session' },
  {
    key: 'assignee',
    at: '2026-03-01T09:00:00.000Z',
    type: 'event',
    event: { field: 'assignee', from: null, to: amal, by: amal, at: '2026-03-01T09:00:00.000Z' },
  },
  {
    key: 'note',
    at: '2026-03-01T09:05:00.000Z',
    type: 'entry',
    foreign: false,
    entry: { id: 'note', kind: 'note', text: 'She called us last week.', by: amal, at: '2026-03-01T09:05:00.000Z' },
  },
  {
    key: 'sent',
    at: '2026-03-01T09:10:00.000Z',
    type: 'entry',
    foreign: false,
    entry: {
      id: 'sent',
      kind: 'sent',
      subject: 'A call about your request',
      text: 'Dear Layla,\n\nwould **Monday** suit you?',
      by: amal,
      at: '2026-03-01T09:10:00.000Z',
      emailStatus: 'failed',
    },
  },
  {
    key: 'received',
    at: '2026-03-02T08:00:00.000Z',
    type: 'entry',
    foreign: true,
    entry: {
      id: 'received',
      kind: 'received',
      subject: 'رد: مكالمة',
      text: 'نعم، يوم الاثنين مناسب.',
      quoted: '> would Monday suit you?',
      by: layla,
      at: '2026-03-02T08:00:00.000Z',
      files: [{ name: 'plan.pdf', size: 1_400_000, type: 'application/pdf' }],
    },
  },
];
