import type { StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';
import type { Grammar } from './grammar.ts';

const verbs: Partial<Record<StepKind, string>> = {
  read: 'read open scan extract listen translate summarise summarize',
  find: 'look find search get fetch collect gather pick choose select',
  check: 'check verify validate review confirm test inspect',
  compare: 'compare match reconcile',
  calculate: 'calculate compute count add sum total estimate score rank',
  ask: 'ask let request wait',
  write: 'write draft prepare create generate fill make compose propose',
  send: 'send mail email e-mail reply answer respond forward notify inform tell alert remind invite call message post publish share submit thank apologise apologize escalate',
  pay: 'pay transfer refund order buy purchase book reserve charge reimburse',
  file: 'file save store record log note archive enter register update add schedule assign tag label move copy put',
  delete: 'delete remove cancel erase close block reject',
};
const kinds = new Map(
  Object.entries(verbs).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as StepKind])),
);

const bare = (word: string) => word.toLowerCase().replace(/[^a-z-]/g, '');

/** `sends`, `matches` and `replies` are `send`, `match` and `reply`. */
function kindOfWord(word: string): StepKind | undefined {
  const base = bare(word);
  const forms = [base, base.replace(/s$/, ''), base.replace(/es$/, ''), base.replace(/ies$/, 'y')];
  return forms.map((form) => kinds.get(form)).find(Boolean);
}

const fillers =
  /^(?:(?:please|also|always|finally|first|next|automatically|just|it|he|she|i|we|you|they|(?:the|an|my|our) (?:agent|system)|should|must|will|can|to)\s+)+/i;
/** After these a word such as `order`, `file` or `reply` asks for nothing. */
const noRequest =
  /^(?:an?|the|of|each|every|any|no|my|our|your|their|his|her|its|this|that|new|one|another|for|from|with|not|to|it|he|she|i|we|you|they)$/i;

export const englishGrammar: Grammar = {
  trigger: /^(?:when|whenever|once|if|every|each|as soon as|after|on|at|in case)\s/i,
  laterTrigger: /^(.+?)\s((?:when|whenever|every|each time|as soon as)\s.+)$/i,
  condition: /^(.*?)\s*\b((?:but\s+)?(?:only\s+)?(?:if|unless|as long as|provided|in case|otherwise|else)\b.*)$/i,
  joiners: /^(?:(?:and|then|but|afterwards|after that)\s+)+|\s+(?:and|then)$/gi,
  withCommas: (text) =>
    text
      .replace(/\s+(?:and\s+)?(?:then|afterwards|after that)\s+/gi, ', ')
      .replace(/\s+(?:and\s+)?(?=(?:otherwise|else)\s)/gi, ', ')
      .replace(/\s+(?:and|&)\s+(?=(if|unless|[\w-]+)\s?)/gi, (joined, word: string) =>
        kindOfWord(word) || /^(?:if|unless)$/i.test(word) ? ', ' : joined,
      ),
  firstVerb: (words, from) =>
    words.findIndex((word, index) => index >= from && kinds.has(bare(word)) && !noRequest.test(words[index - 1]!)),
  kindOf: (words) => {
    const kind = kindOfWord(words.replace(fillers, '').split(' ')[0]!);
    return kind ?? (/\b(?:approv|permission)/i.test(words) ? 'ask' : undefined);
  },
};
