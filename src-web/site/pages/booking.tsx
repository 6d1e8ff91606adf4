import type { BookingContent } from '#shared/content/en/pages/booking.ts';
import { bookingElementId } from '#shared/forms/element-ids.ts';
import { LinkPage } from '../sections/link-page.tsx';

export default function BookingPage({ content }: { content: BookingContent }) {
  return <LinkPage id={bookingElementId} content={content} />;
}
