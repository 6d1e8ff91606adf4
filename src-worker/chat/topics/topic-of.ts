import { type Topic, topics } from './topics.ts';
import { type Group, groupOf, hasOneOf, hasOnly, wordsIn } from './words.ts';

interface Prepared {
  topic: Topic;
  ways: Group[][];
  expected: Group;
}

/** The first question fills it: stemming the words would slow the start of the Worker. */
let known: Prepared[] | undefined;

/** `question` is as the index reads it: Arabic in Latin letters has become Arabic. */
export function topicOf(question: string): Topic | undefined {
  const words = wordsIn(question);
  known ??= topics.map(prepared);
  return known.find(
    ({ topic, ways, expected }) => hasOneOf(ways, words) && (topic.anywhere === true || hasOnly(expected, words)),
  )?.topic;
}

function prepared(topic: Topic): Prepared {
  const beside = `${always} ${topic.beside ?? ''}`;
  return {
    topic,
    ways: topic.ways.map((groups) => groups.map(groupOf)),
    expected: groupOf(`${topic.ways.flat().join(' ')} ${beside.replaceAll(/\S+/g, '~$&')}`),
  };
}

const always = 'please kindly joe جو rihla رحله ai ال كم';
