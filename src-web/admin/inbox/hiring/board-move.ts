import { useQueryClient } from '@tanstack/react-query';
import type { StaffSubmission, StageColumn } from '#shared/contracts/inbox.ts';
import type { Stage } from '#shared/inbox/stages.ts';
import { board as texts } from '#shared/staff-texts/board.ts';
import { call } from '#web/lib/api.ts';
import { hasCode } from '../../components/states.tsx';
import { showToast } from '../../components/toasts.ts';
import { useChange } from '../../queries.ts';

export interface Move {
  id: string;
  name: string;
  from: Stage;
  to: Stage;
  demo: StaffSubmission['demo'];
}

interface Step extends Move {
  isUndo?: boolean;
}

interface Board {
  stages: StageColumn[];
}

/** Moves an application on the page right away, and back when the server refuses. */
export function useMove(boardKey: readonly unknown[]) {
  const client = useQueryClient();
  const move = useChange(
    ({ id, from, to }: Step) =>
      call('PATCH /api/admin/submissions/:id', {
        params: { id },
        body: { stage: to, expectedStage: from },
      }),
    {
      onMutate: async (move) => {
        await client.cancelQueries({ queryKey: boardKey });
        const before = client.getQueryData<Board>(boardKey);
        if (before) client.setQueryData(boardKey, moved(before, move));
        return { before };
      },
      onSuccess: (_reply, { from, to, isUndo, ...card }) =>
        showToast({
          success: texts.moved(card.name, texts.stages[to]),
          undo: isUndo ? undefined : () => move.mutate({ ...card, from: to, to: from, isUndo: true }),
        }),
      onError: (error, _move, context) => {
        client.setQueryData(boardKey, context?.before);
        showToast({ failure: hasCode(error, 'status_changed') ? texts.changed : texts.failed });
      },
    },
  );
  return move;
}

function moved({ stages }: Board, { id, from, to }: Move): Board {
  const application = stages.flatMap(({ items }) => items).find((item) => item.id === id);
  return {
    stages: stages.map((column) => {
      const others = column.items.filter((item) => item.id !== id);
      if (column.stage === from) return { ...column, items: others, count: column.count - 1 };
      if (column.stage !== to) return column;
      const items = application ? [{ ...application, stage: to, decline: null }, ...others] : others;
      return { ...column, items, count: column.count + 1 };
    }),
  };
}
