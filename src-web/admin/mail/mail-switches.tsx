import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { digest } from '#shared/staff-texts/board.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { Feedback, QueryBoundary } from '../components/states.tsx';
import { meQuery } from '../queries.ts';

export function DigestView() {
  return (
    <>
      <PageTitle title={digest.title} />
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Panel title={digest.digest.name}>
          <MailSwitch mail="digest" />
        </Panel>
        <Panel title={digest.summary.name}>
          <MailSwitch mail="summary" />
        </Panel>
      </div>
    </>
  );
}

export function MailSwitch({ mail }: { mail: 'digest' | 'summary' }) {
  const me = useQuery(meQuery);
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (on: boolean) => call('PATCH /api/admin/me', { body: { [mail]: on } }),
    onSettled: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  const texts = digest[mail];
  return (
    <>
      <Feedback failure={error?.message} />
      <QueryBoundary query={me}>
        {({ [mail]: on }) => (
          <>
            <p role="status" className="max-w-text text-sm">
              {on ? texts.on : texts.off}
            </p>
            <Button variant="secondary" className="mt-1" pending={isPending} onClick={() => mutate(!on)}>
              {isPending ? digest.saving : on ? texts.turnOff : texts.turnOn}
            </Button>
          </>
        )}
      </QueryBoundary>
    </>
  );
}
