import { useQuery } from '@tanstack/react-query';
import type { NotificationAddress, NotificationMode } from '#shared/contracts/staff.ts';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { formRoles } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { digest } from '#shared/staff-texts/board.ts';
import { notificationChoices as texts } from '#shared/staff-texts/notifications.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { WaitingAlert } from '../chat/waiting-alert.tsx';
import { Select } from '../components/fields.tsx';
import { List, Notes, Row } from '../components/list.tsx';
import { PageTitle, Panel } from '../components/page.tsx';
import { QueryBoundary } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { MailSwitch } from '../mail/mail-switches.tsx';
import { useChange } from '../queries.ts';
import { useMay, useVisibleTypes } from '../roles.ts';

const { views } = admin;

export function NotificationsView() {
  const may = useMay();
  const query = useQuery({ queryKey: ['notifications'], queryFn: () => call('GET /api/admin/notices', {}) });
  return (
    <>
      <PageTitle title={views.notifications} />
      <p className="mb-2 max-w-text text-ink-soft">{texts.lead}</p>
      <QueryBoundary query={query}>{({ items }) => <Addresses items={items} />}</QueryBoundary>
      <div className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {may('sales') && (
          <Panel title={texts.alert.title}>
            <WaitingAlert />
          </Panel>
        )}
        {may(...formRoles) && (
          <Panel title={digest.digest.name}>
            <MailSwitch mail="digest" />
          </Panel>
        )}
        {may('marketing') && (
          <Panel title={digest.summary.name}>
            <MailSwitch mail="summary" />
          </Panel>
        )}
      </div>
    </>
  );
}

function Addresses({ items }: { items: NotificationAddress[] }) {
  const of = (kind: NotificationAddress['kind']) => items.filter((item) => item.kind === kind);
  const listening = of('member').filter(({ choices }) => Object.values(choices).some((mode) => mode !== 'nothing'));
  const shared = of('shared');
  return (
    <div className="grid gap-3">
      {useVisibleTypes().length > 0 && (
        <Panel title={texts.mine}>
          {of('me').map((item) => (
            <Choices key={item.address} item={item} />
          ))}
        </Panel>
      )}
      {shared.length > 0 && (
        <Panel title={texts.shared}>
          <p className="mb-1.5 max-w-text text-sm text-ink-soft">{texts.sharedText}</p>
          <div className="divide-y divide-line">
            {shared.map((item) => (
              <Choices key={item.address} item={item} />
            ))}
          </div>
        </Panel>
      )}
      {listening.length > 0 && (
        <Panel title={texts.members}>
          <p className="mb-1 max-w-text text-sm text-ink-soft">{texts.membersText}</p>
          <List label={texts.members}>
            {listening.map((item) => (
              <MemberRow key={item.address} item={item} />
            ))}
          </List>
        </Panel>
      )}
    </div>
  );
}

function useChoice({ address }: NotificationAddress) {
  return useChange(
    (choices: Partial<NotificationAddress['choices']>) =>
      call('PUT /api/admin/notices/:address', { params: { address }, body: choices }),
    {
      onSuccess: () => showToast({ success: texts.saved(address) }),
      onError: (error) => showToast({ failure: error.message }),
    },
  );
}

function Choices({ item }: { item: NotificationAddress }) {
  const change = useChoice(item);
  const types = useVisibleTypes();
  const shown = { ...item.choices, ...(change.isPending && change.variables) };
  return (
    <fieldset className="min-w-0 pb-1.5">
      <legend className="pt-1.5 font-semibold wrap-anywhere">{item.address}</legend>
      <div className="grid grid-cols-2 gap-1.5 lg:grid-cols-4">
        {types.map((type) => (
          <Select
            key={type}
            label={texts.types[type]}
            withAll={false}
            value={shown[type]}
            options={texts.modes}
            onChange={(mode) => change.mutate({ [type]: mode as NotificationMode })}
          />
        ))}
      </div>
    </fieldset>
  );
}

const silent = Object.fromEntries(submissionTypes.map((type) => [type, 'nothing'])) as NotificationAddress['choices'];

function MemberRow({ item }: { item: NotificationAddress }) {
  const change = useChoice(item);
  const choice = (Object.entries(item.choices) as [SubmissionType, NotificationMode][]).filter(
    ([, mode]) => mode !== 'nothing',
  );
  return (
    <Row
      title={item.address}
      note={<Notes parts={choice.map(([type, mode]) => texts.choice(texts.types[type], texts.modes[mode]))} />}
    >
      <Button
        variant="secondary"
        aria-label={texts.stopOf(item.address)}
        pending={change.isPending}
        onClick={() => change.mutate(silent)}
      >
        {texts.stop}
      </Button>
    </Row>
  );
}
