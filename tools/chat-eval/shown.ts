import type { ChatReply } from '../../src-shared/contracts/chat.ts';
import type { KnowledgeSection } from '../../src-shared/knowledge/section.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { normalize } from '../../src-shared/search/normalize.ts';
import { splitWords } from '../../src-shared/search/words.ts';
import { replyWithoutModel } from '../../src-worker/chat/answer/reply-without-model.ts';
import type { ConversationEntry } from '../../src-worker/chat/history.ts';
import { languageOf } from '../../src-worker/chat/knowledge/arabizi.ts';
import { findSections } from '../../src-worker/chat/knowledge/find-sections.ts';
import { bookingWishOf, topicOf } from '../../src-worker/chat/topics/topic-of.ts';
import { type FreshQuestion, freshMeetings, freshPersons, freshQuestions, freshUnanswerable } from './fresh.ts';
import type { QuestionSet } from './question.ts';

interface Reply extends Omit<ChatReply, 'messageId'> {
  /** The sections that a topic's own text sums up. */
  topic: readonly string[];
}

/** The screen has the right words, others as if they were the answer, or says that Joe does not know. */
type Outcome = 'shown' | 'wrong' | 'linked' | 'refused';

export interface Shown {
  answerable: number;
  outcomes: Record<Outcome, string[]>;
  /** Those of the shown ones that Joe is not sure of. */
  hedged: string[];
  unanswerable: number;
  /** Questions that the site does not answer, answered as if it did. */
  pretended: string[];
}

export function visitorOf(sections: readonly KnowledgeSection[], page: Locale) {
  const env = { ASSETS: { fetch: async () => Response.json(sections) } as unknown as Fetcher };
  /** Sends messages as a visitor does, and returns the reply to the last one. */
  return async function ask(messages: readonly string[]): Promise<Reply> {
    const history: ConversationEntry[] = [];
    let reply: Reply | undefined;
    for (const text of messages) {
      const question = { text, language: languageOf(text, page) };
      const found = await findSections(env, question, history);
      const booking = bookingWishOf(text, false) ?? bookingWishOf(found.question, false);
      const topic = (topicOf(text) ?? topicOf(found.question))?.sections ?? [];
      const answered = replyWithoutModel({ question, found, site: sections, closed: [] });
      reply = { ...answered, topic, ...(booking && { booking }) };
      history.push({ role: 'user', content: text }, { role: 'assistant', content: reply.message });
    }
    return reply!;
  };
}

type Ask = ReturnType<typeof visitorOf>;

export async function evaluateShown(
  ask: Ask,
  { questions, followUps = [], offTopic }: QuestionSet,
  sections: readonly KnowledgeSection[],
): Promise<Shown> {
  const asked = [
    ...questions.map(([text, ...ids]) => ({ messages: [text], ids })),
    ...followUps.map(([before, text, ...ids]) => ({ messages: [before, text], ids })),
  ];
  const judged = asked.map(({ messages, ids }) => {
    const right = sections.filter(({ id }) => ids.some((expected) => id === expected || id.startsWith(`${expected}/`)));
    return {
      messages,
      isShown: ({ message, topic }: Reply) =>
        right.some((section) => topic.includes(section.id) || standsIn(section, message)),
      pages: right.map(({ path }) => pageOf(path)),
    };
  });
  return tally(ask, judged, offTopic);
}

export async function evaluateFresh(ask: Ask, locale: Locale): Promise<Shown & { persons: string; meetings: string }> {
  const judged = freshQuestions[locale].map(({ messages, says, page }: FreshQuestion) => ({
    messages,
    isShown: ({ message }: Reply) => says.some((words) => plain(message).includes(plain(words))),
    pages: [page],
  }));
  const persons = await Promise.all(freshPersons[locale].map((text) => ask([text])));
  const meetings = await Promise.all(freshMeetings[locale].map((text) => ask([text])));
  return {
    ...(await tally(ask, judged, freshUnanswerable[locale])),
    persons: share(
      persons,
      ({ suggestedActions, sources }) =>
        suggestedActions.includes('contact_team') && sources.every(({ path }) => pageOf(path).endsWith('/contact')),
    ),
    meetings: share(meetings, ({ booking }) => booking !== undefined),
  };
}

function share(replies: Reply[], isRecognized: (reply: Reply) => boolean): string {
  return `${replies.filter(isRecognized).length} of ${replies.length}`;
}

interface Judged {
  messages: readonly string[];
  isShown: (reply: Reply) => boolean;
  pages: readonly string[];
}

async function tally(ask: Ask, judged: readonly Judged[], unanswerable: readonly string[]): Promise<Shown> {
  const outcomes: Record<Outcome, string[]> = { shown: [], wrong: [], linked: [], refused: [] };
  const hedged: string[] = [];
  for (const { messages, isShown, pages } of judged) {
    const reply = await ask(messages);
    if (isShown(reply) && !isSure(reply)) hedged.push(messages.join(' → '));
    const isLinked = reply.sources.some(({ path }) => pages.includes(pageOf(path)));
    const missed = isSure(reply) ? 'wrong' : isLinked ? 'linked' : 'refused';
    outcomes[isShown(reply) ? 'shown' : missed].push(messages.join(' → '));
  }
  const pretended: string[] = [];
  for (const text of unanswerable) if (isSure(await ask([text]))) pretended.push(text);
  return { answerable: judged.length, outcomes, hedged, unanswerable: unanswerable.length, pretended };
}

function isSure({ unanswered, sources, suggestedActions }: Reply): boolean {
  return !unanswered && (sources.length > 0 || !suggestedActions.includes('contact_support'));
}

const minWords = 3;

/** A sentence of the section, or half of its words. */
function standsIn({ text }: KnowledgeSection, message: string): boolean {
  const shown = plain(message);
  const pieces = text.split(/(?<=[.?!؟:]) | · /).map(plain);
  if (pieces.some((piece) => piece.split(' ').length >= minWords && shown.includes(piece))) return true;
  const words = new Set(plain(text).split(' '));
  const all = new Set(shown.split(' '));
  return [...words].filter((word) => all.has(word)).length >= words.size / 2;
}

function plain(text: string): string {
  return splitWords(normalize(text)).join(' ');
}

function pageOf(path: string): string {
  return path.split('#')[0]!;
}
