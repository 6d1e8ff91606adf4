import type { Newsletter } from '#shared/contracts/newsletter.ts';
import { daniel } from '#shared/invented/staff.ts';
import { addDays, gulfHour } from '#shared/time/days.ts';
import {
  companies,
  firstNames,
  lastNames,
  newsletterDraft,
  newsletters,
  scheduledNewsletter,
} from '../data/newsletters.ts';
import type { Story } from '../story.ts';
import { visitorOf } from './requests.ts';

const imported = 660;
const signedUp = 390;
const firstNumber = 300;

interface Subscriber {
  email: string;
  locale: 'en' | 'ar';
}

export function planNewsletter(story: Story): void {
  const { random } = story.site;
  const subscribers = createSubscribers(story);
  story.at(story.timeOf(-45, '12:15'), () => importList(story, subscribers.slice(0, imported)));
  for (const [i, subscriber] of subscribers.slice(imported).entries()) {
    const time = story.timeOf(-random.between(0, 30), `${random.between(7, 22)}:${random.between(0, 59)}`);
    const visitor = visitorOf({ country: 'AE' }, firstNumber + i);
    story.at(time, () =>
      story.site.visit(visitor, 'POST', '/api/newsletter/subscriptions', { ...subscriber, source: 'footer' }),
    );
  }
  for (const [i] of newsletters.entries()) planSending(story, subscribers, i);
  story.at(story.timeOf(-2, '15:10'), async () => {
    const sendAt = gulfHour(addDays(story.today, 3), 10).toISOString();
    await story.site.staff(daniel.email, 'POST', '/api/admin/newsletters', { ...scheduledNewsletter, sendAt });
    const draft = `/api/admin/newsletter-drafts/${crypto.randomUUID()}`;
    await story.site.staff(daniel.email, 'PUT', draft, { ...newsletterDraft, version: null });
  });
}

function createSubscribers({ site: { random } }: Story): Subscriber[] {
  const emails = new Set<string>();
  while (emails.size < imported + signedUp) {
    emails.add(`${random.pick(firstNames)}.${random.pick(lastNames)}@${random.pick(companies)}.example`);
  }
  return [...emails].map((email) => ({ email, locale: random.chance(0.35) ? 'ar' : 'en' }));
}

function importList({ site, today }: Story, subscribers: Subscriber[]): Promise<unknown> {
  return site.staff(daniel.email, 'POST', '/api/admin/subscribers/import', {
    source: 'Gulf AI Week, visitor list',
    consentedOn: addDays(today, -50),
    locale: 'en',
    rows: subscribers.map((subscriber, i) => ({ row: i + 1, ...subscriber })),
  });
}

function planSending(story: Story, subscribers: Subscriber[], number: number): void {
  const { day, at, news, ...texts } = newsletters[number]!;
  const { site } = story;
  const sentAt = story.timeOf(day, at);
  const minuteMs = 60_000;
  story.at(sentAt, async () => {
    await site.staff<{ newsletter: Newsletter }>(daniel.email, 'POST', '/api/admin/newsletters', {
      ...texts,
      audience: 'all',
    });
    await site.cron();
  });
  story.at(sentAt + minuteMs, () => {
    const { subject, content, subjectAr, contentAr } = texts;
    const en = { title: subject, lead: news.lead, content };
    const ar = { title: subjectAr, lead: news.leadAr, content: contentAr };
    return site.staff(daniel.email, 'POST', '/api/admin/posts', { slug: news.slug, en, ar });
  });
  story.at(sentAt + 5 * minuteMs, async () => {
    const subjects: string[] = [texts.subject, texts.subjectAr];
    const received = subscribers.filter(({ email }) => subjects.includes(site.mailsTo(email).at(-1)?.subject ?? ''));
    for (const [i, { email }] of received.entries()) {
      if (i % 150 === 77) await site.report(email, 'bounced', 'This mailbox has been closed.');
      else if (site.random.chance(0.985)) await site.report(email, 'delivered');
      if (i === 400) await site.report(email, 'complained');
      planReading(story, email, firstNumber + i);
    }
  });
}

/** Some subscribers follow a link, on the same day or later, and a few unsubscribe. */
function planReading({ site, at }: Story, email: string, number: number): void {
  const { random } = site;
  const mail = site.mailsTo(email).at(-1)!;
  const visitor = visitorOf({ country: 'AE' }, number);
  const hoursMs = 3_600_000;
  const links = [...new Set(mail.html.match(/\/letters\/[0-9a-f-]+\/\d+/g))];
  if (links.length > 0 && random.chance(0.17)) {
    at(Date.now() + random.between(1, 60) * hoursMs, () => site.visit(visitor, 'GET', random.pick(links)));
  }
  if (random.chance(0.008)) {
    const [, token] = /unsubscribe\/([\w-]+)>/.exec(mail.headers['List-Unsubscribe']!)!;
    const path = `/api/newsletter/unsubscribe/${token}`;
    at(Date.now() + random.between(1, 30) * hoursMs, () => site.visit(visitor, 'POST', path));
  }
}
