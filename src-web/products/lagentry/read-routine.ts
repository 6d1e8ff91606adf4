import type { RoutineProblem } from '#shared/content/en/samples/lagentry.ts';
import type { Locale } from '#shared/locales.ts';
import { dominantLocale } from '#shared/text/dominant-locale.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { arabicGrammar } from './arabic-grammar.ts';
import { englishGrammar } from './english-grammar.ts';
import type { Grammar } from './grammar.ts';
import { needsApproval, type Routine, type RoutineStep } from './run.ts';

export const maxSteps = 6;

const grammars: Record<Locale, Grammar> = { en: englishGrammar, ar: arabicGrammar };

/**
 * Reads a sentence such as "When an order comes in, read it and answer the customer". A simple reader: it splits the
 * sentence at commas and conjunctions, and knows some verbs. The rest becomes steps in the words of the sentence.
 */
export function readRoutine(sentence: string, locale: Locale): Routine | RoutineProblem {
  const text = oneLine(sentence.replace(/\s*\n\s*/g, ', ')).replace(/\s+/g, ' ');
  if (!/\p{L}{2}/u.test(text)) return 'empty';
  const grammar = grammars[dominantLocale(text, locale)];
  const { trigger, rest } = splitTrigger(text, grammar);
  const steps = readSteps(rest, grammar);
  if (steps.length === 0) return 'noSteps';
  if (!trigger && steps.every(({ kind }) => kind === 'plain')) return 'unclear';
  return { trigger, steps: steps.slice(0, maxSteps), isCut: steps.length > maxSteps };
}

export function requireRoutine(sentence: string, locale: Locale): Routine {
  return readRoutine(sentence, locale) as Routine;
}

function splitTrigger(text: string, grammar: Grammar): { trigger?: string; rest: string[] } {
  const parts = splitParts(text);
  const [first = '', ...rest] = parts;
  if (!grammar.trigger.test(first)) {
    const [, before, trigger] = grammar.laterTrigger.exec(parts.at(-1) ?? '') ?? [];
    return trigger ? { trigger, rest: [...parts.slice(0, -1), before!] } : { rest: parts };
  }
  const words = first.split(' ');
  const verb = rest.length > 0 ? grammar.requestInTrigger(words) : grammar.firstVerb(words, 2);
  if (verb < 0) return { trigger: first, rest };
  const trigger = words.slice(0, verb).join(' ').replace(grammar.joiners, '');
  return { trigger, rest: [words.slice(verb).join(' '), ...rest] };
}

function splitParts(text: string): string[] {
  const parts = text.split(/[,;:،؛]+(?!\d)|[.!?؟]+(?=\s|$)/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

function readSteps(parts: readonly string[], grammar: Grammar): RoutineStep[] {
  const steps: RoutineStep[] = [];
  let waiting: string | undefined;
  const clauses = parts.flatMap((part) => splitParts(grammar.withCommas(part.replace(grammar.joiners, ''))));
  for (const clause of clauses) {
    const { words, condition } = splitCondition(clause.replace(grammar.joiners, ''), grammar);
    if (words) steps.push({ kind: grammar.kindOf(words) ?? 'plain', words, condition: waiting ?? condition });
    waiting = words ? undefined : condition;
  }
  if (waiting) steps.push({ kind: 'decide', words: waiting });
  return steps.map(withHiddenRisk);
}

function withHiddenRisk(step: RoutineStep): RoutineStep {
  if (needsApproval(step)) return step;
  const { kind, words, condition = '' } = step;
  const risk = Object.values(grammars)
    .map(({ hiddenRisk }) => hiddenRisk(words, kind === 'decide') ?? hiddenRisk(condition, true))
    .find(Boolean);
  return risk ? { ...step, kind: risk } : step;
}

/** A condition follows its words or precedes them: then they are in this clause or, if it has none, in the next. */
function splitCondition(clause: string, grammar: Grammar): { words: string; condition?: string } {
  const [, before, condition] = grammar.condition.exec(clause) ?? [];
  if (!condition || before) return { words: before ?? clause, condition };
  const all = condition.split(' ');
  const verb = grammar.firstVerb(all, 1);
  if (verb < 0) return { words: '', condition };
  return { words: all.slice(verb).join(' '), condition: all.slice(0, verb).join(' ').replace(grammar.joiners, '') };
}
