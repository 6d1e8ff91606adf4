import type { BookingStatus } from '../../../src-shared/booking/statuses.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { confirmed: 'info', cancelled: 'neutral', held: 'success', no_show: 'caution' } as const;

export function BookingBadge({ status }: { status: BookingStatus }) {
  return <Badge tone={tones[status]}>{admin.bookings.statuses[status]}</Badge>;
}
