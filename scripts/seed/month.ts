import { planChats } from './events/chats.ts';
import { planDeck } from './events/deck.ts';
import { planHiring } from './events/hiring.ts';
import { planNewsletter } from './events/newsletter.ts';
import { planOffice } from './events/office.ts';
import { planRequests } from './events/requests.ts';
import { planVisits } from './events/visits.ts';
import { planWhatsapp } from './events/whatsapp.ts';
import type { Site } from './site.ts';
import { createStory, type Story } from './story.ts';

/** Ids, names and texts are the same each time; times count from today. */
export const seedNumber = 2026;

const plans = [planOffice, planDeck, planRequests, planHiring, planChats, planNewsletter, planVisits, planWhatsapp];

export function planMonth(site: Site, now: number): Story {
  const story = createStory(site, now);
  for (const plan of plans) plan(story);
  return story;
}
