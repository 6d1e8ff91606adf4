import type { BookingContent } from '../../../src-shared/content/en/pages/booking.ts';
import { bookingElementId } from '../../../src-shared/forms/element-ids.ts';
import { LinkPage } from '../sections/link-page.tsx';

export default function BookingPage({ content }: { content: BookingContent }) {
  return <LinkPage id={bookingElementId} content={content} />;
}
