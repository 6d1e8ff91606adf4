import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '../../../src-shared/content/en/admin.ts';
import type { OutboxEmail } from '../../../src-shared/contracts/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Feedback } from '../components/states.tsx';
import { reload } from '../reload.ts';

const { mail: texts } = admin;

export function RetryButton({ mail }: { mail: OutboxEmail }) {
  const client = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call('POST /api/admin/emails/:id/retry', { params: { id: mail.id } }),
    onSettled: () => reload(client),
  });
  return (
    <div>
      {mail.status === 'failed' && (
        <Button
          variant="secondary"
          disabled={retry.isPending}
          aria-label={`${texts.retry}: ${mail.subject}`}
          onClick={() => retry.mutate()}
        >
          {texts.retry}
        </Button>
      )}
      <Feedback success={retry.data && texts.retried} failure={retry.error?.message} />
    </div>
  );
}
