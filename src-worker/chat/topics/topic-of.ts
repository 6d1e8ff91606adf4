import type { BookingWish } from '#shared/contracts/chat.ts';
import { normalize } from '#shared/search/normalize.ts';
import { splitWords } from '#shared/search/words.ts';
import { changesOfBooked } from './booking-topics.ts';
import type { Topic, TopicId } from './topic.ts';
import { topics } from './topics.ts';
import { type Group, groupOf, hasOneOf, hasOnly, wordsIn } from './words.ts';

interface Prepared {
  topic: Topic;
  ways: Group[][];
  /** Made when a way matches, because it has many words. */
  expected: () => Group;
}

/** The first question fills it: stemming the words would slow the start of the Worker. */
let phrases: Prepared[] | undefined;

/** `question` is as the index reads it: Arabic in Latin letters has become Arabic. */
export function topicOf(question: string): Topic | undefined {
  const words = wordsIn(question);
  const text = splitWords(normalize(question)).join(' ');
  return preparedTopics().find(
    ({ topic, ways, expected }) =>
      topic.pattern?.test(text) ||
      (hasOneOf(ways, words) && (topic.anywhere === true || hasOnly(expected(), words, topic.everyWord))),
  )?.topic;
}

/** Unlike a topic, the words may stand beside any others: a false alarm costs a button, a miss a lead. */
export function wantsPerson(question: string): boolean {
  const words = wordsIn(question);
  return preparedTopics().some(({ topic, ways }) => personTopics.has(topic.id) && hasOneOf(ways, words));
}

const personTopics = new Set<TopicId>(['person', 'anger']);

const wishes: Partial<Record<TopicId, BookingWish>> = { moving: 'change', booking: 'book' };

/** Unlike a topic, a wish may stand beside any other words. With a booking in the conversation, “it” is that one. */
export function bookingWishOf(question: string, isBooked: boolean): BookingWish | undefined {
  const words = wordsIn(question);
  booked ??= changesOfBooked.map((way) => way.map(groupOf));
  if (isBooked && hasOneOf(booked, words)) return 'change';
  const asked = preparedTopics().find(({ topic, ways }) => topic.id in wishes && hasOneOf(ways, words));
  return asked && wishes[asked.topic.id];
}

let booked: Group[][] | undefined;

function preparedTopics(): Prepared[] {
  phrases ??= topics.map(prepared);
  return phrases;
}

function prepared(topic: Topic): Prepared {
  const beside = `${always} ${topic.beside ?? ''}`;
  let expected: Group | undefined;
  return {
    topic,
    ways: topic.ways.map((groups) => groups.map(groupOf)),
    expected: () =>
      (expected ??= groupOf(`${[...new Set(topic.ways.flat())].join(' ')} ${beside.replaceAll(/\S+/g, '~$&')}`)),
  };
}

const always = 'please kindly joe جو rihla رحله ai ال كم';
