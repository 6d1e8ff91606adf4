import { demoChoice } from '#shared/bookings/demo-hours.ts';
import type { Booking, Slots } from '#shared/contracts/bookings.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import { demoRequests, partnershipInquiries } from '#shared/invented/people.ts';
import type { StaffMember } from '#shared/invented/staff.ts';
import type { Contact, DemoRequest, PartnershipInquiry, Source } from '#shared/invented/types.ts';
import { addDays, gulfDate, hourLength } from '#shared/time/days.ts';
import type { Visitor } from '../site.ts';
import type { Story } from '../story.ts';
import { ask, newSession } from './ask-joe.ts';
import { change, converse, ownerOf } from './conversations.ts';
import { askForDeck } from './deck.ts';
import { planReminder } from './whatsapp.ts';

interface Reply {
  submission: Submission;
  booking?: Booking;
}

const sources: Record<Source, object> = {
  google: { referrer: 'www.google.com', landing: '/' },
  linkedin: { referrer: 'www.linkedin.com', source: 'linkedin', medium: 'social', landing: '/products/lagentry' },
  newsletter: { source: 'newsletter', medium: 'email', landing: '/products/ai-auditor' },
  'ai-week': { medium: 'qr', campaign: 'ai-week', landing: '/schedule-demo' },
  'agents-guide': { source: 'linkedin', medium: 'social', campaign: 'agents-guide', landing: '/solutions/enterprise' },
  chatgpt: { referrer: 'chatgpt.com', landing: '/products' },
  whatsapp: { source: 'whatsapp', landing: '/schedule-demo' },
};

const documentationNetworks = ['192.0.2', '198.51.100', '203.0.113'];

/** One of the addresses that RFC 5737 reserves for documentation. */
export function visitorOf({ country }: Pick<Contact, 'country'>, number: number): Visitor {
  const network = documentationNetworks[Math.floor(number / 250) % documentationNetworks.length];
  return { ip: `${network}.${1 + (number % 250)}`, country };
}

export function contactFields({ first, last, email, company = '', phone, locale = 'en', source }: Contact) {
  return {
    firstName: first,
    lastName: last,
    email,
    company,
    locale,
    ...(phone && { phone }),
    ...(source && { source: sources[source] }),
  };
}

export function planRequests(story: Story): void {
  for (const [i, demo] of demoRequests.entries())
    story.at(story.timeOf(demo.day, demo.at), () => requestDemo(story, demo, i));
  for (const [i, inquiry] of partnershipInquiries.entries()) {
    story.at(story.timeOf(inquiry.day, inquiry.at), () => inquire(story, inquiry, demoRequests.length + i));
  }
}

async function requestDemo(story: Story, demo: DemoRequest, number: number): Promise<void> {
  const { site } = story;
  const { size, useCase, notes, timezone, asked, bookDaysAhead, onWhatsapp, locale = 'en' } = demo;
  const visitor = visitorOf(demo, number);
  const sentAt = Date.now();
  const chatSessionId = asked && newSession(story);
  if (chatSessionId) await ask(story, visitor, chatSessionId, locale, asked);
  const slot = bookDaysAhead === undefined ? undefined : await freeSlot(story, visitor, bookDaysAhead);
  const preference = slot ? demoChoice(slot) : { preferredDate: addDays(gulfDate(), 6), preferredTime: '10-11 AM' };
  const { submission, booking } = await site.visit<Reply>(visitor, 'POST', '/api/submissions', {
    formType: 'demo',
    ...contactFields(demo),
    ...preference,
    companySize: size,
    useCase,
    additionalNotes: notes,
    timezone,
    slotStart: slot,
    chatSessionId,
    ...(onWhatsapp && { whatsappReminders: true }),
  });
  const owner = ownerOf(demo, number);
  const demoEndsAt = booking && Date.parse(booking.endsAt);
  if (demo.talk) story.at(sentAt + hourLength, () => change(story, owner, submission.id, { assignee: owner.email }));
  converse(story, owner, submission.id, demo, { sentAt, demoEndsAt });
  if (!booking) return;
  planReminder(story, demo, booking.startsAt);
  planDemo(story, demo, owner, booking, visitor);
}

export async function freeSlot(story: Story, visitor: Visitor, daysAhead: number, from = Date.now()) {
  const first = addDays(gulfDate(new Date(from)), daysAhead);
  const { slots } = await story.site.visit<Slots>(visitor, 'GET', `/api/slots?from=${first}&days=12`);
  const day = gulfDate(new Date(slots[0]!.startsAt));
  return story.site.random.pick(slots.filter(({ startsAt }) => gulfDate(new Date(startsAt)) === day)).startsAt;
}

function planDemo(
  story: Story,
  demo: DemoRequest,
  owner: StaffMember,
  { id, startsAt, endsAt }: Booking,
  visitor: Visitor,
): void {
  const { outcome, email } = demo;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  switch (outcome) {
    case 'held':
      // Staff record outcomes on the next morning, so the last demos still have none.
      story.at(end + 17 * hourLength, () => noteOutcome(story, owner, id, 'held'));
      return;
    case 'missed':
      story.at(end, () => noteOutcome(story, owner, id, 'no_show'));
      return;
    case 'cancelled':
      story.at(start - 30 * hourLength, () =>
        story.site.visit(visitor, 'POST', `/api/bookings/${tokenOf(story, email)}/cancel`, {}),
      );
      return;
    case 'moved':
      story.at(start - 28 * hourLength, async () => {
        const later = await freeSlot(story, visitor, 2, start);
        const path = `/api/bookings/${tokenOf(story, email)}/reschedule`;
        await story.site.visit(visitor, 'POST', path, { startsAt: later });
        planReminder(story, demo, later);
        story.at(Date.parse(later) + 18 * hourLength, () => noteOutcome(story, owner, id, 'held'));
      });
  }
}

export function noteOutcome(story: Story, owner: StaffMember, id: string, status: 'held' | 'no_show') {
  return story.site.staff(owner.email, 'PATCH', `/api/admin/bookings/${id}`, { status });
}

/** The token in the link of the booking email. */
export function tokenOf({ site }: Story, email: string): string {
  return site.lastLink(email, /\/booking\?token=([^"&\s]+)/);
}

async function inquire(story: Story, inquiry: PartnershipInquiry, number: number): Promise<void> {
  const visitor = visitorOf(inquiry, number);
  const { companyType, type, amount, message, wantsDeck } = inquiry;
  const sentAt = Date.now();
  const { submission } = await story.site.visit<Reply>(visitor, 'POST', '/api/submissions', {
    formType: 'partnership',
    ...contactFields(inquiry),
    companyType,
    partnershipType: type,
    investmentAmount: amount,
    message,
  });
  const owner = ownerOf(inquiry, number);
  if (inquiry.talk) story.at(sentAt + hourLength, () => change(story, owner, submission.id, { assignee: owner.email }));
  converse(story, owner, submission.id, inquiry, { sentAt });
  if (wantsDeck) askForDeck(story, inquiry, visitor, sentAt);
}
