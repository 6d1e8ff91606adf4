import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { reload } from '../reload.ts';

const { decline: texts } = admin.list;

/** Declines applications; each applicant is mailed. */
export function useDecline() {
  const client = useQueryClient();
  const { mutate, data, error, reset, isPending } = useMutation({
    mutationFn: (ids: string[]) => call('POST /api/admin/submissions/decline', { body: { ids } }),
    onSettled: () => reload(client),
  });
  return {
    decline: mutate,
    reset,
    isPending,
    success: data && texts.done(data.declined.length, data.skipped.length),
    failure: error ? texts.failed : undefined,
  };
}
