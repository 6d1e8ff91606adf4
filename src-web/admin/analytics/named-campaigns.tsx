import { useState } from 'react';
import type { Campaign } from '#shared/contracts/analytics.ts';
import { maxLength } from '#shared/limits.ts';
import { campaigns as texts } from '#shared/staff-texts/analytics.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { submits, TextField } from '../components/fields.tsx';
import { ItemList, Notes, Row } from '../components/list.tsx';
import { Panel } from '../components/page.tsx';
import { useStaffNames } from '../components/staff-names.ts';
import { Feedback, failureText } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { formatTime } from '../format.ts';
import { useChange } from '../queries.ts';

const example = 'gitex-2026';

export function NamedCampaigns({ items }: { items: Campaign[] }) {
  const nameOfStaff = useStaffNames();
  const removal = useChange(({ name }: Campaign) => call('DELETE /api/admin/campaigns/:name', { params: { name } }), {
    onSuccess: (_, { title }) => showToast({ success: texts.removed(title) }),
  });
  return (
    <Panel title={texts.named} className="mt-3">
      <p className="mb-2 max-w-text text-sm text-ink-soft">{texts.namedText}</p>
      <CampaignForm />
      <Feedback failure={removal.error?.message} />
      <div className="mt-2">
        <ItemList label={texts.named} items={items} empty={texts.empty}>
          {(campaign) => (
            <Row
              key={campaign.name}
              title={campaign.title}
              note={
                <Notes
                  parts={[campaign.name, texts.by(nameOfStaff(campaign.named_by), formatTime(campaign.named_at))]}
                />
              }
            >
              <Button
                variant="secondary"
                aria-label={texts.removeOf(campaign.title)}
                pending={removal.isPending}
                onClick={() => removal.mutate(campaign)}
              >
                {texts.remove}
              </Button>
            </Row>
          )}
        </ItemList>
      </div>
    </Panel>
  );
}

function CampaignForm() {
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const saving = useChange(
    () => call('PUT /api/admin/campaigns/:name', { params: { name: name.trim() }, body: { title } }),
    {
      onSuccess: ({ campaign }) => {
        showToast({ success: texts.saved(campaign.title) });
        setName('');
        setTitle('');
      },
    },
  );
  const link = `${location.origin}/?utm_source=linkedin&utm_medium=social&utm_campaign=${name.trim() || example}`;
  return (
    <form
      onSubmit={submits(() => saving.mutate())}
      className="grid grid-cols-1 items-start gap-x-2 gap-y-1 sm:grid-cols-2"
    >
      <TextField label={texts.form.name}>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            required
            maxLength={40}
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </TextField>
      <TextField label={texts.form.title}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            required
            maxLength={maxLength.campaign}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </TextField>
      <p className="text-xs wrap-anywhere text-ink-soft sm:col-span-2">{texts.form.nameHint(link)}</p>
      <div className="sm:col-span-2">
        <Button type="submit" variant="secondary" pending={saving.isPending}>
          {texts.form.save}
        </Button>
        <Feedback failure={failureText(saving.error)} />
      </div>
    </form>
  );
}
