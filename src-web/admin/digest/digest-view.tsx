import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Feedback } from '../components/states.tsx';

const { digest: texts } = admin;

/** The link of the daily mail leads to `digest/off`, which turns it off. */
export function DigestView() {
  const { state } = useParams();
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (digest: boolean) => call('PATCH /api/admin/me', { body: { digest } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
  useEffect(() => {
    if (state === 'off') mutate(false);
  }, [state, mutate]);
  return (
    <>
      <PageTitle title={texts.title} />
      <Feedback success={data && (data.digest ? texts.on : texts.off)} failure={error?.message} />
      <Button variant="secondary" className="mt-2" disabled={isPending} onClick={() => mutate(data?.digest === false)}>
        {isPending ? texts.saving : data?.digest === false ? texts.turnOn : texts.turnOff}
      </Button>
    </>
  );
}
