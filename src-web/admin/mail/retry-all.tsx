import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Feedback } from '../components/states.tsx';
import { formatNumber } from '../format.ts';
import { mailStateQuery } from '../queries.ts';
import { reload } from '../reload.ts';

const { mail: texts } = admin;

export function RetryAll() {
  const client = useQueryClient();
  const failed = useQuery(mailStateQuery).data?.failed ?? 0;
  const retry = useMutation({
    mutationFn: () => call('POST /api/admin/emails/retry', {}, { timeout: 60_000 }),
    onSettled: () => reload(client),
  });
  const { retried, remaining } = retry.data ?? {};
  return (
    <div>
      {failed > 0 && (
        <Button variant="secondary" disabled={retry.isPending} onClick={() => retry.mutate()}>
          {texts.retryAll(formatNumber(failed))}
        </Button>
      )}
      <Feedback
        success={retried === undefined ? undefined : texts.retriedAll(formatNumber(retried), remaining ?? 0)}
        failure={retry.error?.message}
      />
    </div>
  );
}
