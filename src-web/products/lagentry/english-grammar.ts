import type { StepKind } from '#shared/content/en/samples/lagentry.ts';
import { type Grammar, risks } from './grammar.ts';

const verbs: Partial<Record<StepKind, string>> = {
  read: 'read open scan extract listen translate summarise summarize view download',
  find: 'look find search get fetch collect gather pick choose select',
  check: 'check verify validate review test analyse analyze sort group filter monitor',
  compare: 'compare match reconcile',
  calculate: 'calculate compute count sum total estimate score rank',
  wait: 'wait pause',
  ask: 'ask let request',
  write: 'write draft prepare create generate fill compose list',
  send: 'send mail email e-mail text reply answer respond forward notify inform tell alert remind invite call message post publish share submit upload thank apologise apologize escalate deliver',
  pay: 'pay transfer remit refund reimburse compensate disburse order reorder buy purchase book reserve charge donate subscribe withdraw spend sell',
  file: 'file save store record log note archive enter register update add assign tag label',
  delete: 'delete remove cancel erase close block reject drop wipe clear empty unsubscribe',
};
/** These are nouns, too, as in `stock and credit`: they are verbs only before an object. They have no kind of their own. */
const nouns = 'credit bill invoice wire issue process release do give return'.split(' ');
const object =
  /^(?:an?|the|it|them|him|her|me|us|my|our|your|his|their|this|that|these|those|all|each|every|everything|back|aed|usd|[$€£]?\d.*)$/i;

const kinds = new Map(
  Object.entries(verbs).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind as StepKind])),
);

const bare = (word: string) => word.toLowerCase().replace(/[^a-z-]/g, '');

function basesOf(word: string): string[] {
  const base = bare(word);
  const stem = base.replace(/ing$/, '');
  return [
    base,
    base.replace(/s$/, ''),
    base.replace(/es$/, ''),
    base.replace(/ies$/, 'y'),
    ...(stem === base ? [] : [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]),
  ];
}

function kindOfWord(word: string): StepKind | undefined {
  return basesOf(word)
    .map((form) => kinds.get(form))
    .find(Boolean);
}

const particle = /^(?:up|out|off|back|away|over|down|through)$/i;
const noVerb =
  /^(?:for|in|to|with|from|of|by|on|at|as|under|over|between|also|only|not|about|within|before|after|whether|what|how|why|when|who|if|which|is|are|was|were|has|have|had|does|did|be|then|so|yes|no)?$/i;

/** `and disburse the amount`: a word before an object is a verb, whether it is known or not. */
function looksLikeVerb(word: string, next: string): boolean {
  return (object.test(next) || particle.test(next)) && !object.test(word) && !noVerb.test(word);
}

function isNounAsVerb(word: string, next = ''): boolean {
  return nouns.includes(bare(word)) && object.test(next);
}

const fillers =
  /^(?:(?:please|kindly|also|always|finally|lastly|first(?:ly)?|next|automatically|immediately|quickly|carefully|directly|simply|now|just|it|he|she|i|we|you|they|(?:the|an|my|our) (?:agent|system)|should|must|will|can|to)\s+)+/i;
/** After these a word such as `order`, `file` or `reply` asks for nothing. */
const noRequest =
  /^(?:an?|the|of|each|every|any|no|my|our|your|their|his|her|its|this|that|new|one|another|for|from|with|not|to|it|he|she|i|we|you|they)$/i;

const money =
  /\b(?:payments?|payouts?|payroll|refunds?|reimbursements?|transfers?|deposits?|withdrawals?|compensation|money|cash|funds|fees?|debts?|salary|salaries|wages|che(?:ck|que)s?|credit)\b(?!\s+(?:reports?|summary|list|reminders?|form|letter|status|overview|note|confirmation|data|history|terms)\b)|(?:aed|usd|eur|sar|[$€£])\s?\d|\d[\d,.]*\s*(?:aed|usd|eur|sar|dhs?|dirhams?|dollars?|euros?|riyals?)\b/i;
const person =
  '(?:the |my |our |a )?(?:customers?|clients?|suppliers?|vendors?|candidates?|applicants?|teams?|boss|manager|guests?|patients?|him|her|them|everyone|everybody|me|us)\\b';
const phrases: readonly [StepKind, RegExp][] = [
  ['ask', /^(?:get|collect|find|wait)\b.*\b(?:approv|permission|consent|sign-?\s?off|go-?ahead|authori[sz])/i],
  [
    'send',
    /^write (?:\S+ )?(?:to|back)\b|^get back to\b|^read (?:it |that )?out\b|^file\b.*\b(?:claim|complaint|tax|with)\b/i,
  ],
  ['send', new RegExp(`^(?:write|update) ${person}`, 'i')],
  ['send', /^(?:create|add)\b.*\b(?:call|e?-?mail|message|post|announcement|website|online)\b/i],
  ['file', /^open (?:an?|the|another)?\s?(?:\S+ )?(?:tickets?|cases?|issues?|tasks?|claims?)\b/i],
  ['delete', /^get rid\b/i],
  ['pay', /^check out\b|^write off\b|^get\b.*\b(?:money|cash|funds)\b|^write (?:\S+ ){0,2}che(?:ck|que)\b/i],
  ['pay', /^(?:create|generate)\b.*\b(?:orders?|purchases?|bookings?|reservations?|transactions?)\b/i],
];
/** With money these verbs move it, while others such as `record` or `check` only read or note it. */
const movesMoney = /^(?:create|generate|add|collect)\b/i;

const ambiguous =
  /^(?:e-?mail|mail|text|reply|answer|call|message|post|share|order|book|charge|transfer|refund|reserve|purchase|drop|block|close|empty|clear|alert)(?:s|ings?)?$/i;
const beginsVerb = /^(?:and|or|then|plus|but|also|please|\w+ly)$/i;
const beginsVerbInStep = /^(?:to|by|before|after|while|without)$/i;
/** Before `to pay`: what to pay is a question. */
const question = /^(?:how|what|whom?|whether|where|when|which|much|many|amount|due|ready|wants?|asked|asks)$/i;
const relative = /^(?:who|which|that|did|does|do|has|have)$/i;

const timeTrigger = /^(?:every|each|on|at)$/i;
const event =
  /^(?:arrives?|comes?|lands?|is|are|was|were|has|have|gets?|receives?|calls?|complains?|applies|apply|happens?|ends?|starts?|begins?|changes?|fails?|drops?|rises?|falls?|passes|expires?|submits?|signs?|asks?|writes?|\w+ed)$/i;

export const englishGrammar: Grammar = {
  trigger: /^(?:when|whenever|once|if|every|each|as soon as|after|on|at|in case)\s/i,
  laterTrigger: /^(.+?)\s((?:when|whenever|every|each time|as soon as)\s.+)$/i,
  condition: /^(.*?)\s*\b((?:but\s+)?(?:only\s+)?(?:if|unless|as long as|provided|in case|otherwise|else)\b.*)$/i,
  joiners: /^(?:(?:and|then|but|afterwards|after that)\s+)+|\s+(?:and|then)$/gi,
  withCommas: (text) =>
    text
      .replace(/\s+(?:and\s+)?(?:then|afterwards|after that)\s+|\s*→\s*|\s+->?\s+|\s+[-–—]+\s+/gi, ', ')
      .replace(/\s+(?:and\s+)?(?=(?:otherwise|else)\s)/gi, ', ')
      .replace(
        /\s+(?:and|&|plus)\s+(?=((?:(?:also|please|immediately|quickly|automatically|directly|finally)\s+)*)([\w-]+)(?:\s+(\S+))?)/gi,
        (joined, _, word: string, next?: string) =>
          kindOfWord(word) || looksLikeVerb(word, next ?? '') || /^(?:if|unless)$/i.test(word) ? ', ' : joined,
      ),
  requestInTrigger: (words) =>
    words.findIndex(
      (word, index) =>
        index >= 2 &&
        (kinds.has(bare(word)) || nouns.includes(bare(word))) &&
        object.test(words[index + 1] ?? '') &&
        !noRequest.test(words[index - 1]!) &&
        (timeTrigger.test(words[0]!) || words.slice(0, index).some((before) => event.test(before))),
    ),
  firstVerb: (words, from) =>
    words.findIndex(
      (word, index) =>
        index >= from &&
        (kinds.has(bare(word)) || isNounAsVerb(word, words[index + 1])) &&
        !noRequest.test(words[index - 1]!),
    ),
  kindOf: (text) => {
    const words = text.replace(fillers, '');
    const kind = kindOfWord(words.split(' ')[0]!);
    if (kind && risks.has(kind)) return kind;
    if (kind === 'read' || kind === 'compare' || kind === 'calculate') return phraseOf(words, ['send', 'file']) ?? kind;
    const isMoved = money.test(words) && (!kind || movesMoney.test(words));
    return (
      phraseOf(words) ?? (isMoved ? 'pay' : (kind ?? (/\b(?:approv|permission)/i.test(words) ? 'ask' : undefined)))
    );
  },
  hiddenRisk: (text, isCondition) => {
    const words = text.replace(/[/&→>+.]+/g, ' and ').split(/[^\p{L}\p{N}'’-]+/u);
    return words
      .map((word, index) => {
        const kind = kindOfWord(word);
        const [before = '', previous = '', next = ''] = [words[index - 2], words[index - 1], words[index + 1]];
        if (!kind && beginsVerb.test(previous) && looksLikeVerb(word, next)) return 'plain';
        if (index === 0 || !kind || !risks.has(kind)) return undefined;
        if (beginsVerb.test(previous)) return kind;
        if (isCondition || relative.test(previous) || (/^to$/i.test(previous) && question.test(before)))
          return undefined;
        if (beginsVerbInStep.test(previous)) return kind;
        return noRequest.test(previous) || ambiguous.test(bare(word)) ? undefined : kind;
      })
      .find(Boolean);
  },
};

function phraseOf(words: string, only?: readonly StepKind[]): StepKind | undefined {
  return phrases.find(([kind, phrase]) => (!only || only.includes(kind)) && phrase.test(words))?.[0];
}
