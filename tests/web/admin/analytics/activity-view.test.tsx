import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActivityView } from '#web/admin/analytics/activity-view.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

test('each part of the replies within 24 hours leads straight to its list', async () => {
  mockAdminApi({
    'GET /api/admin/activity': {
      days: [{ day: '2026-03-02', demo: 9, answeredInADay: 5 }],
      activeSubscribers: null,
      replies: { requests: 9, inADay: 5 },
    },
  });
  renderAdmin(<ActivityView />);
  const inTime = await screen.findByRole('link', { name: '5 in time' });
  expect(inTime.getAttribute('href')).toBe('/admin/inbox?replied=in-time');
  const late = screen.getByRole('link', { name: '4 later or not at all' });
  expect(late.getAttribute('href')).toBe('/admin/inbox?replied=late');
});
