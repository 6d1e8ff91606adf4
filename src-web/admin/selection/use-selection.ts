import { useRef, useState } from 'react';
import { maxChanges } from '../../../src-shared/limits.ts';

/** The selected ones of the shown rows, at most as many as one request changes. */
export function useSelection(shown: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const selected = shown.filter((id) => chosen.has(id));

  function choose(ids: string[], isSelected: boolean) {
    const others = selected.filter((id) => !ids.includes(id));
    setChosen(new Set(isSelected ? [...others, ...ids].slice(0, maxChanges) : others));
  }

  return {
    selected,
    isSelected: (id: string) => selected.includes(id),
    /** With `range`, all rows from the one that was toggled last become like this one. */
    toggle(id: string, range = false) {
      const from = range && last.current !== undefined ? shown.indexOf(last.current) : -1;
      const to = shown.indexOf(id);
      const ids = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      last.current = id;
      choose(ids, !selected.includes(id));
    },
    isAllSelected: shown.length > 0 && selected.length === Math.min(shown.length, maxChanges),
    selectAll: () => choose(shown, true),
    clear: () => choose(shown, false),
  };
}

export type Selection = ReturnType<typeof useSelection>;
