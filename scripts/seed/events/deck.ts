import { mariam } from '#shared/invented/staff.ts';
import type { PartnershipInquiry } from '#shared/invented/types.ts';
import { hourLength } from '#shared/time/days.ts';
import { pdfOf } from '../pdf.ts';
import type { Visitor } from '../site.ts';
import type { Story } from '../story.ts';

const slides = ['Rihla AI', 'An invented deck for local data', 'Six products, two languages, one region'];

export function planDeck(story: Story): void {
  story.at(story.timeOf(-30, '09:05'), () =>
    story.site.staff(
      mariam.email,
      'PUT',
      '/api/admin/deck?name=Rihla%20AI%20deck.pdf',
      pdfOf(slides),
      'application/pdf',
    ),
  );
}

export function askForDeck(
  story: Story,
  { email, first, locale }: PartnershipInquiry,
  visitor: Visitor,
  sentAt: number,
) {
  const { site } = story;
  story.at(sentAt + 0.1 * hourLength, () =>
    site.visit(visitor, 'POST', '/api/deck', { email, firstName: first, locale }),
  );
  const opened = site.random.between(0, 3);
  for (let time = 1; time <= opened; time++) {
    story.at(sentAt + time * 2 * hourLength, () => {
      const form = new FormData();
      form.set('token', site.lastLink(email, /\/deck\?token=([^"&\s]+)/));
      return site.visit(visitor, 'POST', '/deck', form);
    });
  }
}
