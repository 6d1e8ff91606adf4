import { useState } from 'react';
import type { WebhookRequest } from '#shared/contracts/webhooks.ts';
import { maxLength } from '#shared/limits.ts';
import { webhooks } from '#shared/staff-texts/webhooks.ts';
import { type WebhookFormat, webhookEvents } from '#shared/webhooks/events.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { CheckField, Field, inputClass, Select, submits, TextField } from '../components/fields.tsx';
import { Feedback, failureText } from '../components/states.tsx';
import { showToast } from '../components/toasts.ts';
import { useChange } from '../queries.ts';

const { form: texts, secret: secretTexts, events: eventNames, formats } = webhooks;

const blank: WebhookRequest = { url: '', events: ['submission.created'], format: 'standard', include: null };

export function WebhookForm() {
  const [request, setRequest] = useState(blank);
  const [secret, setSecret] = useState<string>();
  const addition = useChange((body: WebhookRequest) => call('POST /api/admin/webhooks', { body }));
  const change = (part: Partial<WebhookRequest>) => setRequest({ ...request, ...part });

  function add() {
    addition.mutate(request, {
      onSuccess: (added) => {
        setRequest(blank);
        showToast({ success: webhooks.added });
        if (added.webhook.format === 'standard') setSecret(added.secret);
      },
    });
  }

  return (
    <form onSubmit={submits(add)} className="grid gap-1.5">
      <TextField label={texts.url} hint={texts.urlHint}>
        {(control) => (
          <input
            {...control}
            type="url"
            required
            maxLength={maxLength.url}
            value={request.url}
            onChange={({ target }) => change({ url: target.value })}
          />
        )}
      </TextField>
      <Select
        label={texts.format}
        options={formats}
        withAll={false}
        value={request.format}
        onChange={(format) => change({ format: format as WebhookFormat })}
      />
      <fieldset>
        <legend className="text-xs font-semibold">{texts.events}</legend>
        <div className="grid gap-x-2 sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <CheckField
              key={event}
              label={eventNames[event]}
              checked={request.events.includes(event)}
              onChange={(isChosen) =>
                change({
                  events: webhookEvents.filter((one) => (one === event ? isChosen : request.events.includes(one))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div>
        <CheckField
          label={texts.include}
          checked={request.include === 'fields'}
          onChange={(isChosen) => change({ include: isChosen ? 'fields' : null })}
        />
        <p className="max-w-text text-xs text-ink-soft">{texts.includeHint}</p>
      </div>
      <div>
        <Button type="submit" pending={addition.isPending}>
          {texts.add}
        </Button>
      </div>
      <Feedback failure={failureText(addition.error)} />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </form>
  );
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog title={secretTexts.title} onClose={onClose}>
      <p className="mb-1.5 max-w-text">{secretTexts.text}</p>
      <Field label={secretTexts.label}>
        <input
          readOnly
          value={secret}
          onFocus={({ target }) => target.select()}
          className={`${inputClass} w-full font-mono font-normal`}
        />
      </Field>
      <div className="mt-2">
        <Button onClick={onClose}>{secretTexts.done}</Button>
      </div>
    </Dialog>
  );
}
