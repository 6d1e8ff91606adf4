import { confidenceOf } from '#shared/chat/confidence.ts';
import type { ChatMessage, ChatReply } from '#shared/contracts/chat.ts';
import { gulfDate } from '#shared/time/days.ts';
import { type Bindings, configOf } from '../../env.ts';
import { closedPositions } from '../../positions/store.ts';
import { type ConversationEntry, latestEntries } from '../history.ts';
import { languageOf } from '../knowledge/arabizi.ts';
import { currentNews } from '../knowledge/news-sections.ts';
import { noteClosed } from '../knowledge/note-closed.ts';
import type { Found } from '../knowledge/section-index.ts';
import { currentWrittenAnswers } from '../knowledge/written-answers.ts';
import { modelSource } from '../model/model-source.ts';
import type { VisitorMessage } from '../rpc.ts';
import { type Answer, answerRow, type Question, questionRow, toChatMessage } from '../store.ts';
import { bookingWishOf, wantsPerson } from '../topics/topic-of.ts';
import { afterHoursSentence, asksForPerson } from './after-hours.ts';
import { answerWithinBudget } from './answer-within-budget.ts';
import type { Asked } from './asked.ts';
import { bookedIn, bookedSentence } from './booked.ts';
import { officeDays } from './office-days.ts';
import { promptContext } from './prompt.ts';
import { missedIn } from './quoting-replies.ts';
import { topicIn, wishIn } from './reply-without-model.ts';
import { timeIn } from './time-wish.ts';

/** A visitor's question and Joe's answer to it. */
export interface Turn {
  message: VisitorMessage;
  question: Question;
  messageId: string;
  text: string;
  abort: AbortController;
}

export function newTurn(message: VisitorMessage): Turn {
  const language = languageOf(message.text, message.locale);
  return {
    message,
    question: {
      id: (message.whatsapp && message.id) ?? crypto.randomUUID(),
      text: message.text,
      language,
      at: message.whatsapp?.at ?? Date.now(),
    },
    messageId: message.whatsapp?.answerId ?? crypto.randomUUID(),
    text: '',
    abort: new AbortController(),
  };
}

/** @returns undefined when nothing was shown before the turn was stopped */
export async function answerTurn(
  background: { env: Bindings; waitUntil: (promise: Promise<void>) => void },
  { message, question, messageId, abort }: Turn,
  history: ConversationEntry[],
  onDelta?: (text: string) => void,
): Promise<Answer | undefined> {
  const { env } = background;
  const config = configOf(env);
  const [written, news, closed] = await Promise.all([
    currentWrittenAnswers(env, question.language),
    currentNews(env, question.language),
    closedPositions(env),
  ]);
  // The words and the index are large, and most requests to the object are not questions.
  const { findSections, joined, sectionsOfSite } = await import('../knowledge/find-sections.ts');
  const found = await findSections(env, question, history, joined(written, news));
  const noted = <Of extends Found>(one: Of): Of => ({
    ...one,
    sections: noteClosed(one.sections, closed),
    nearest: noteClosed(one.nearest, closed),
    sure: noteClosed(one.sure, closed),
  });
  const { sections } = noted(found);
  const site = noteClosed(await sectionsOfSite(env), closed);
  const asksPerson = asksForPerson(question.text, found.question);
  const languages = { page: message.locale, question: question.language };
  const { source, model } = modelSource(env);
  const isAboutHours = [{ ...found, text: question.text }, ...found.parts].some(
    (part) => topicIn({ question: { ...question, text: part.text }, found: part })?.id === 'hours',
  );
  const readings = [question.text, found.question];
  const office = model || isAboutHours ? await officeDays(env, readings, question.language) : undefined;
  // A prompt is long, and without a model no one reads it.
  const { system, numbered } = model
    ? promptContext(config, languages, sections, site, closed)
    : { system: undefined, numbered: [] };
  const mayChange = bookingWishOf(question.text, true) ?? bookingWishOf(found.question, true);
  const asked: Asked = {
    question,
    found: { ...noted(found), parts: found.parts.map(noted) },
    missedBefore: missedIn(history, question.language),
    site,
    closed,
    bookedAt: model || mayChange === 'change' ? await bookedIn(env, message.sessionId) : undefined,
    bookingTime: timeIn(readings, gulfDate()),
    officeDay: office?.named,
    afterHours: asksPerson ? await afterHoursSentence(env, question.language) : undefined,
  };
  return answerWithinBudget(background, {
    asked,
    call: {
      config,
      model: model ?? '',
      binding: source === 'binding' ? env.AI : undefined,
      messages: [
        ...(system ? [withMoment(system, [office?.moment, ...momentOf(asked, message.page)])] : []),
        ...latestEntries([...history, { role: 'user', content: question.text }]),
      ],
      cancelled: abort.signal,
    },
    numbered,
    messageId,
    requestId: message.requestId,
    onDelta,
  });
}

/** The end of the prompt, so that a provider can cache what stands before it. */
function withMoment(system: ConversationEntry, moment: (string | undefined)[]): ConversationEntry {
  const lines = moment.filter((line) => line !== undefined).join('\n');
  return { ...system, content: `${system.content}\n\n${lines}` };
}

function momentOf(asked: Asked, page?: string): (string | undefined)[] {
  const { bookedAt, question, found } = asked;
  const wish = wishIn(asked);
  const times = wish === 'book' ? 'available times for a demo' : undefined;
  const booked = wish === 'change' && bookedAt ? 'that booking, with buttons to move and to cancel it' : undefined;
  const person = wantsPerson(question.text) || wantsPerson(found.question) ? 'a button that calls a person' : undefined;
  return [
    bookedAt && `Booked in this conversation: ${bookedSentence(bookedAt, 'en')}`,
    `Under your answer the chat shows ${times ?? booked ?? person ?? 'no times and no buttons'}.`,
    page && `The visitor is on the page ${page}.`,
  ];
}

/** A running turn as the transcript will show it. */
export function messagesOf({ message: { sessionId }, question, messageId, text }: Turn): ChatMessage[] {
  const asked = toChatMessage(questionRow(sessionId, question));
  if (text === '') return [asked];
  const reply: ChatReply = {
    messageId,
    message: text,
    confidence: confidenceOf.model,
    suggestedActions: [],
    sources: [],
  };
  return [asked, toChatMessage(answerRow(sessionId, question, { reply }))];
}

export function stoppedBeforeText(messageId: string): ChatReply {
  return { messageId, message: '', confidence: 0, suggestedActions: [], sources: [], interrupted: 'stopped' };
}
