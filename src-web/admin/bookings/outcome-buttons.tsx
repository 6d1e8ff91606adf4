import type { BookingStatus } from '../../../src-shared/booking/statuses.ts';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';

const { bookings: texts } = admin;
const labels = { held: texts.held, no_show: texts.noShow, confirmed: texts.takeBack };
type Outcome = keyof typeof labels;

/** What can be noted about a demo that has begun, by what is noted now. */
const nextOf: Record<BookingStatus, Outcome[]> = {
  confirmed: ['held', 'no_show'],
  held: ['no_show', 'confirmed'],
  no_show: ['held', 'confirmed'],
  cancelled: [],
};

interface OutcomeButtonsProps {
  status: BookingStatus;
  disabled: boolean;
  onNote: (outcome: Outcome) => void;
}

export function OutcomeButtons({ status, disabled, onNote }: OutcomeButtonsProps) {
  return nextOf[status].map((outcome) => (
    <Button key={outcome} variant="secondary" disabled={disabled} onClick={() => onNote(outcome)}>
      {labels[outcome]}
    </Button>
  ));
}
