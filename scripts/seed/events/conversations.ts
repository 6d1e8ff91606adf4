import { replyTemplates as arabic } from '#shared/content/ar/reply-templates.ts';
import { replyTemplates as english } from '#shared/content/en/reply-templates.ts';
import type { SubmissionDetail } from '#shared/contracts/conversation.ts';
import type { TemplateId } from '#shared/inbox/reply-templates.ts';
import { templateValues } from '#shared/inbox/reply-values.ts';
import { khalid, mariam, type StaffMember } from '#shared/invented/staff.ts';
import type { Contact, Turn } from '#shared/invented/types.ts';
import type { Locale } from '#shared/locales.ts';
import { addDays, hourLength } from '#shared/time/days.ts';
import type { Story } from '../story.ts';

const shipped = { en: english, ar: arabic };

/** The staff member who signs the replies; without a signature, a fixed share of records goes to each. */
export function ownerOf({ talk = [] }: Pick<Contact, 'talk'>, index: number): StaffMember {
  const texts = talk.flatMap((turn) => (turn.by === 'staff' && 'text' in turn ? turn.text : []));
  if (texts.some((text) => /(?:Khalid|خالد)$/.test(text))) return khalid;
  if (texts.some((text) => /(?:Mariam|مريم)$/.test(text))) return mariam;
  return index % 3 === 0 ? mariam : khalid;
}

export async function sendTemplate(story: Story, owner: StaffMember, id: string, template: TemplateId): Promise<void> {
  const detail = await story.site.staff<SubmissionDetail>(owner.email, 'GET', `/api/admin/submissions/${id}`);
  const locale: Locale = detail.submission.locale;
  const values = templateValues(detail.submission, locale, detail.nextWorkingDay);
  const { subject, text } = shipped[locale][template];
  await reply(story, owner, id, { subject: subject(values), text: text(values) });
}

export function reply(story: Story, owner: StaffMember, id: string, text: { subject: string; text: string }) {
  return story.site.staff(owner.email, 'POST', `/api/admin/submissions/${id}/replies`, text);
}

export function change(story: Story, owner: StaffMember, id: string, values: object) {
  return story.site.staff(owner.email, 'PATCH', `/api/admin/submissions/${id}`, values);
}

interface Times {
  sentAt: number;
  demoEndsAt?: number | undefined;
}

/** Notes, both sides' emails, and the final status of the record. */
export function converse(story: Story, owner: StaffMember, id: string, contact: Contact, times: Times): void {
  const { talk = [], ends, email } = contact;
  const timeOf = (turn: Turn) =>
    'afterHours' in turn
      ? times.sentAt + turn.afterHours * hourLength
      : times.demoEndsAt! + turn.afterDemoHours * hourLength;
  for (const turn of talk) story.at(timeOf(turn), () => take(turn));
  const lastTurn = Math.max(times.sentAt, ...talk.map(timeOf));
  const last = Math.max(lastTurn, times.demoEndsAt ?? 0);
  if (ends === 'completed') story.at(last + 20 * hourLength, () => change(story, owner, id, { status: 'completed' }));
  if (ends === 'spam') story.at(lastTurn + 6 * hourLength, () => change(story, owner, id, { hidden: 'spam' }));
  if (ends === 'snoozed') {
    const snoozedUntil = addDays(story.today, 5);
    story.at(lastTurn + hourLength, () => change(story, owner, id, { snoozedUntil }));
  }

  if (contact.nextStep) {
    const { text, inDays } = contact.nextStep;
    const nextStep = { text, dueOn: addDays(story.today, inDays) };
    story.at(lastTurn + 2 * hourLength, () => change(story, owner, id, { nextStep }));
  }

  async function take(turn: Turn): Promise<void> {
    switch (turn.by) {
      case 'note':
        await story.site.staff(owner.email, 'POST', `/api/admin/submissions/${id}/notes`, { text: turn.text });
        return;
      case 'visitor':
        return story.site.receive(email, turn.text, turn.automatic ? { 'auto-submitted': 'auto-replied' } : {});
      case 'staff':
        if ('template' in turn) await sendTemplate(story, owner, id, turn.template);
        else await reply(story, owner, id, turn);
        if (contact.bounces) await story.site.report(email, 'bounced', 'The mailbox does not exist.');
    }
  }
}
