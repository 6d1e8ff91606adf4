import type { Submission } from '#shared/contracts/submissions.ts';
import { khalid, mariam } from '#shared/invented/staff.ts';
import type { Locale } from '#shared/locales.ts';
import { hourLength } from '#shared/time/days.ts';
import { type Handoff, handoffs, topics, unanswered, unhelpfulReasons } from '../data/chat-topics.ts';
import type { Visitor } from '../site.ts';
import type { Story } from '../story.ts';
import { ask, type Line, newSession } from './ask-joe.ts';
import { change, reply } from './conversations.ts';
import { visitorOf } from './requests.ts';

const firstNumber = 200;
const secondMs = 1000;
const countries = ['AE', 'AE', 'AE', 'SA', 'IN', 'GB', 'QA'];

const verdicts = [
  ['helpful', 30],
  ['unhelpful', 12],
  ['not', 58],
] as const;

export function planChats(story: Story): void {
  const { random } = story.site;
  const conversations = topics.flatMap(({ questions, answer, page }, i) => {
    const next = topics[(i + 3) % topics.length]!;
    return (['en', 'ar'] as const).flatMap((locale) =>
      questions[locale].map((question) => {
        const lines: Line[] = [{ question, answer: answer[locale], page }];
        if (random.chance(0.4)) {
          lines.push({ question: random.pick(next.questions[locale]), answer: next.answer[locale], page: next.page });
        }
        return { locale, lines };
      }),
    );
  });
  const all = [...conversations, ...unanswered.map(({ locale, ...line }) => ({ locale, lines: [line] }))];
  for (const [i, { locale, lines }] of all.entries()) {
    const time = story.timeOf(-random.between(0, 29), `${random.between(8, 21)}:${random.between(0, 59)}`);
    const visitor = visitorOf({ country: random.pick(countries) }, firstNumber + i);
    const judged = i < conversations.length ? random.weighted(verdicts) : 'not';
    story.at(time, () => chat(story, visitor, locale, lines, judged));
  }
  for (const [i, handoff] of handoffs.entries()) {
    const visitor = visitorOf({ country: 'AE' }, firstNumber + all.length + i);
    story.at(story.timeOf(handoff.day, handoff.at), () => handOver(story, visitor, handoff, i));
  }
}

async function chat(story: Story, visitor: Visitor, locale: Locale, lines: Line[], judged: string): Promise<void> {
  const session = newSession(story);
  for (const [i, line] of lines.entries()) {
    story.at(Date.now() + i * 50 * secondMs, async () => {
      const { messageId } = await ask(story, visitor, session, locale, line);
      if (judged === 'not' || i > 0) return;
      const isHelpful = judged === 'helpful';
      const feedback = {
        helpful: isHelpful,
        ...(!isHelpful && { reason: story.site.random.pick(unhelpfulReasons[locale]) }),
      };
      await story.site.visit(visitor, 'POST', `/api/chat/${session}/messages/${messageId}/feedback`, feedback);
    });
  }
}

const promise = {
  en: 'I would rather not guess. Someone on our team can answer this.',
  ar: 'لا أودّ أن أخمّن. يمكن لأحد أفراد فريقنا أن يرد عليكم.',
};

async function handOver(story: Story, visitor: Visitor, handoff: Handoff, number: number): Promise<void> {
  const { site } = story;
  const { locale = 'en', question, talk, waited } = handoff;
  const session = newSession(story);
  const asked = Date.now();
  await ask(story, visitor, session, locale, { question, answer: promise[locale] });
  if (talk || waited) {
    story.at(asked + 20 * secondMs, () => site.visit(visitor, 'POST', `/api/chat/${session}/person`, { locale }));
  }
  if (talk) story.at(asked + 45 * secondMs, () => talkWithPerson(story, visitor, session, handoff));
  // The visitor waits for two minutes at most.
  if (waited) story.at(asked + 150 * secondMs, () => site.chats.alarm(session));
  if (!talk) story.at(asked + 200 * secondMs, () => leaveAddress(story, visitor, session, handoff, number));
}

function talkWithPerson(story: Story, visitor: Visitor, session: string, { talk = [], locale = 'en' }: Handoff) {
  const { site } = story;
  const member = /Mariam|مريم/.test(talk[0]!) ? mariam : khalid;
  const frames = (...all: object[]) => site.chats.sendAs({ by: member.email, names: member.names }, session, all);
  const began = Date.now();
  for (const [i, text] of talk.entries()) {
    story.at(began + i * 35 * secondMs, () =>
      i % 2 === 0
        ? frames(...(i === 0 ? [{ type: 'take' }] : []), { type: 'message', id: crypto.randomUUID(), text })
        : site.visit(visitor, 'POST', `/api/chat/${session}/messages`, { text, locale }),
    );
  }
  story.at(began + talk.length * 35 * secondMs, () => frames({ type: 'leave' }));
  return Promise.resolve();
}

async function leaveAddress(story: Story, visitor: Visitor, session: string, handoff: Handoff, number: number) {
  const { name, email, message, locale = 'en', reply: text } = handoff;
  const { submission } = await story.site.visit<{ submission: Submission }>(
    visitor,
    'POST',
    `/api/chat/${session}/handoff`,
    { name, email, message, locale },
  );
  if (!text) return;
  const owner = /Mariam|مريم/.test(text) ? mariam : khalid;
  story.at(Date.now() + (2 + number) * hourLength, () =>
    reply(story, owner, submission.id, { subject: locale === 'ar' ? 'سؤالكم' : 'Your question', text }),
  );
  story.at(Date.now() + 40 * hourLength, () => change(story, owner, submission.id, { status: 'completed' }));
}
