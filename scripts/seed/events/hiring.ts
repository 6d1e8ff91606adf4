import type { Slots, StaffBooking } from '#shared/contracts/bookings.ts';
import type { Submission } from '#shared/contracts/submissions.ts';
import type { Verdict } from '#shared/inbox/hiring.ts';
import { applications } from '#shared/invented/people.ts';
import { mariam, noura, type StaffMember, yara } from '#shared/invented/staff.ts';
import type { Application } from '#shared/invented/types.ts';
import { addDays, dayLength, gulfDate, hourLength } from '#shared/time/days.ts';
import { pdfOf } from '../pdf.ts';
import type { Story } from '../story.ts';
import { change, sendTemplate } from './conversations.ts';
import { contactFields, noteOutcome, tokenOf, visitorOf } from './requests.ts';

const firstNumber = 100;

const declines = [
  { reason: 'skills', text: 'Strong in design; this team needs someone for the build.' },
  { reason: 'experience' },
  { reason: 'location', text: 'Can’t move before next summer.' },
];

function opinions(isArabic: boolean, isOpen: boolean): { by: StaffMember; verdict: Verdict; text: string }[] {
  const host = isArabic
    ? {
        by: yara,
        verdict: 'strong_yes' as const,
        text: 'شرحت لي كيف تقيس جودة ما تبنيه، وسألت عن بياناتنا قبل أن أسألها.',
      }
    : { by: yara, verdict: 'yes' as const, text: 'Clear about what broke in the last project, and why.' };
  if (isOpen) return [host, { by: noura, verdict: 'no', text: 'Vague on dates. A second talk should settle it.' }];
  return [host, { by: mariam, verdict: 'strong_yes', text: 'I would work with this person tomorrow.' }];
}

export function planHiring(story: Story): void {
  for (const [i, application] of applications.entries()) {
    story.at(story.timeOf(application.day, application.at), () => apply(story, application, firstNumber + i));
  }
}

async function apply(story: Story, application: Application, number: number): Promise<void> {
  const { first, last, position, experience, letter, portfolio, cv, stage } = application;
  const { source: _, firstName: __, lastName: ___, ...contact } = contactFields(application);
  const fields = {
    formType: 'career',
    ...contact,
    name: `${first} ${last}`,
    position,
    experience,
    coverLetter: letter,
    ...(portfolio && { portfolio }),
  };
  const body = cv ? formWith(fields, cvOf(application, cv)) : fields;
  const visitor = visitorOf(application, number);
  const { submission } = await story.site.visit<{ submission: Submission }>(visitor, 'POST', '/api/submissions', body);
  const { id } = submission;
  const next = (days: number) => Date.now() + days * dayLength;
  if (stage === 'new') return;
  if (stage === 'declined') {
    const decline = declines[number % declines.length];
    const body = { ids: [id], decline };
    story.at(next(3), () => story.site.staff(noura.email, 'POST', '/api/admin/submissions/decline', body));
    if (number % 2 === 0) story.at(next(4), () => keep(story, application, id));
    return;
  }
  story.at(next(1), async () => {
    await change(story, noura, id, { stage: 'screening', assignee: noura.email });
    if (number % 2 === 0) await sendTemplate(story, noura, id, 'screening');
  });
  if (stage !== 'screening') story.at(next(2.2), () => interview(story, application, id));
}

/** A good applicant for another position, who agrees to be kept for later on the next day. */
async function keep(story: Story, { email, ...application }: Application, id: string): Promise<void> {
  await story.site.staff(noura.email, 'POST', `/api/admin/submissions/${id}/keep`, { months: 12 });
  story.at(Date.now() + dayLength, () => {
    const form = new FormData();
    form.set('token', story.site.lastLink(email, /\/keep-application\?token=([^"&\s]+)/));
    form.set('answer', 'yes');
    return story.site.visit(visitorOf(application, firstNumber), 'POST', '/keep-application', form);
  });
}

function formWith(fields: Record<string, string>, cv: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('cv', cv);
  return form;
}

/** The file keeps a Latin name, as most people send it. */
function cvOf({ email, position }: Application, lines: string[]): File {
  const name = email.split('@')[0]!.replace('.', ' ');
  return new File([pdfOf([name.toUpperCase(), position, '', ...lines])], `CV ${name}.pdf`, { type: 'application/pdf' });
}

async function interview(story: Story, { email, stage, ...application }: Application, id: string): Promise<void> {
  const { site } = story;
  const interviewers = stage === 'interview' ? [yara.email, noura.email] : [yara.email];
  const from = addDays(gulfDate(), 2);
  const { slots } = await site.staff<Slots>(
    noura.email,
    'GET',
    `/api/admin/slots?from=${from}&days=14&interviewers=${interviewers.join()}`,
  );
  const { booking } = await site.staff<{ booking: StaffBooking }>(noura.email, 'POST', '/api/admin/bookings', {
    submissionId: id,
    startsAt: slots[0]!.startsAt,
    interviewers,
  });
  await change(story, noura, id, { stage: 'interview' });
  const visitor = visitorOf(application, firstNumber);
  story.at(Date.now() + 5 * hourLength, () => {
    const form = new FormData();
    form.set('token', tokenOf(story, email));
    return site.visit(visitor, 'POST', '/booking/accept', form);
  });
  const end = Date.parse(booking.endsAt);
  story.at(end + hourLength, () => noteOutcome(story, yara, booking.id, 'held'));
  for (const [i, { by, ...recommendation }] of opinions(application.locale === 'ar', stage === 'interview').entries()) {
    story.at(end + (i + 2) * hourLength, () =>
      site.staff(by.email, 'PUT', `/api/admin/submissions/${id}/recommendation`, recommendation),
    );
  }
  if (stage === 'interview') return;
  story.at(end + dayLength, async () => {
    await change(story, noura, id, { stage: 'offer' });
    await sendTemplate(story, noura, id, 'offer');
  });
  if (stage !== 'hired') return;
  story.at(end + 2 * dayLength, () => site.receive(email, 'Yes, with pleasure! I am free to talk all day.'));
  story.at(end + 4 * dayLength, async () => {
    await change(story, noura, id, { stage: 'hired' });
    await sendTemplate(story, noura, id, 'hired');
  });
}
