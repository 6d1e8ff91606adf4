import type { StaffSubmission } from '../../../src-shared/contracts/inbox.ts';
import { useShortcuts } from '../parts/keyboard.tsx';
import { rowLink } from '../parts/list.tsx';

interface RowActions {
  select: (submission: StaffSubmission) => void;
  complete: (submission: StaffSubmission) => void;
  reply: (submission: StaffSubmission) => void;
  assign: (submission: StaffSubmission | undefined) => void;
  undo: (() => void) | undefined;
  clear: () => void;
}

export function useRowShortcuts(items: StaffSubmission[], actions: RowActions): void {
  const current = () => {
    const id = document.activeElement?.closest<HTMLElement>('li[data-id]')?.dataset.id;
    return items.find((item) => item.id === id);
  };
  function move(by: 1 | -1) {
    const item = current();
    const to = item ? items.indexOf(item) + by : 0;
    const next = items[Math.max(0, Math.min(to, items.length - 1))];
    if (next) rowLink(next.id)?.focus();
  }
  function onCurrent(action: (submission: StaffSubmission) => void) {
    return ({ repeat }: KeyboardEvent) => {
      const item = current();
      if (item && !repeat) action(item);
    };
  }
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: onCurrent(actions.select),
    e: onCurrent(actions.complete),
    r: onCurrent(actions.reply),
    a: () => actions.assign(current()),
    z: ({ repeat }) => {
      if (!repeat) actions.undo?.();
    },
    Escape: actions.clear,
  });
}
