/** Rewrites a text that comes in pieces. How it is cut into pieces never changes the result. */
export interface TextStage {
  /** @returns what is decided so far */
  push(text: string): string;
  /** @returns what was held back */
  end(): string;
}

/** Rewrites with `rewrite`, and holds back the end that `undecided` matches: with more text it may mean something else. */
export function rewritingStage(undecided: RegExp, rewrite: (text: string) => string): TextStage {
  let held = '';
  return {
    push(text) {
      const all = held + text;
      const decided = all.search(undecided);
      held = decided < 0 ? '' : all.slice(decided);
      return rewrite(decided < 0 ? all : all.slice(0, decided));
    },
    end() {
      const rest = rewrite(held);
      held = '';
      return rest;
    },
  };
}

/** Each stage rewrites what the one before it returns. */
export function chain(stages: readonly TextStage[]): TextStage {
  return {
    push: (text) => stages.reduce((current, stage) => stage.push(current), text),
    end: () => stages.reduce((current, stage) => stage.push(current) + stage.end(), ''),
  };
}
