import { useQuery } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingBadge } from './booking-badge.tsx';
import { BookingFields } from './booking-fields.tsx';
import { bookingQuery } from './queries.ts';

const { bookings: texts, states } = admin;

export function BookingModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(bookingQuery(id));
  const title = query.data ? <bdi>{query.data.booking.visitor.name}</bdi> : texts.detail;
  return (
    <Modal title={title} close={states.close} onClose={onClose}>
      <QueryBoundary query={query}>
        {({ booking }) => (
          <>
            <div className="mb-3 flex flex-wrap items-center gap-2">
              <BookingBadge status={booking.status} />
              <BookingActions booking={booking} />
            </div>
            <BookingFields booking={booking} />
            <ButtonLink variant="quiet" to={`/admin/submissions/${booking.submissionId}`} icon="arrow" className="mt-2">
              {texts.submission}
            </ButtonLink>
          </>
        )}
      </QueryBoundary>
    </Modal>
  );
}
