import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { replyTo } from '../lib/api.ts';

/** TanStack Query does not ask while the page is hidden. */
const pollIntervalMs = 15_000;

const queryKey = ['data-version'];

export function useLiveUpdates(onChange: () => void): void {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: () => ask(client.getQueryData<string>(queryKey)),
    refetchInterval: pollIntervalMs,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  const shown = useRef(data);
  useEffect(() => {
    if (shown.current !== undefined && data !== shown.current) onChange();
    shown.current = data;
  }, [data]);
}

async function ask(version: string | undefined): Promise<string> {
  const response = await fetch('/api/admin/pulse', {
    headers: {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(version && { 'if-none-match': `"${version}"` }),
    },
    signal: AbortSignal.timeout(pollIntervalMs),
  });
  if (version && response.status === 304) return version;
  return (await replyTo<'GET /api/admin/pulse'>(Promise.resolve(response))).version;
}

/** Figures change in place; what has rows of its own decides how it shows new ones. */
export function useLiveFigures(): void {
  const client = useQueryClient();
  useLiveUpdates(() => {
    for (const key of ['stats', 'today', 'mail-state', 'activity', 'applications', 'submission']) {
      void client.invalidateQueries({ queryKey: [key] });
    }
  });
}
