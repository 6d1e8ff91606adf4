import type { MyData } from '#shared/contracts/privacy.ts';
import { maxLength } from '#shared/limits.ts';
import { myDataFormPaths } from '#shared/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { FieldError, FieldLabel, inputClass } from '#web/ui/field.tsx';
import { Note, TitledCard, TokenForm, useTexts } from '../../http/page-view.tsx';
import type { OpenLink } from './link.ts';
import { PurgeNote, TimeAndSource } from './parts-view.tsx';

export function NewsletterCard({ data, link }: { data: MyData; link: OpenLink }) {
  const { subscription, otherSubscriptions, suppression } = data;
  const { locale, myDataView } = useTexts();
  const { newsletter } = myDataView;
  const status = subscription?.status ?? 'unsubscribed';
  const subscribed = status === 'active';
  return (
    <TitledCard id="newsletter" title={newsletter.title}>
      <p className="mb-1">
        <Badge tone={subscribed ? 'success' : 'neutral'}>{newsletter.statuses[status]}</Badge>
      </p>
      {subscription && (
        <>
          {otherSubscriptions.length > 0 && (
            <p dir="ltr" className="text-sm wrap-anywhere">
              {[subscription, ...otherSubscriptions].map(({ email }) => email).join(' · ')}
            </p>
          )}
          <TimeAndSource
            before={newsletter.since[status]}
            at={subscription.subscribed_at}
            source={[subscription.source, subscription.campaign].filter(Boolean).join(' · ') || null}
          />
          <PurgeNote at={subscription.purge_at} />
        </>
      )}
      {!subscribed && (
        <>
          <p className="mt-1.5">
            <strong>{newsletter.offer.title}</strong>
          </p>
          <p className="text-sm">{newsletter.offer.text}</p>
        </>
      )}
      {suppression && suppression.reason !== 'erased' && <Note className="mt-1">{newsletter.suppressed}</Note>}
      {subscribed && subscription?.locale !== locale && (
        <Switch link={link} to="yes" label={newsletter.inThisLanguage} />
      )}
      <Switch
        link={link}
        to={subscribed ? 'no' : 'yes'}
        label={subscribed ? newsletter.unsubscribe : newsletter.subscribe}
      />
    </TitledCard>
  );
}

function Switch({ link, to, label }: { link: OpenLink; to: 'yes' | 'no'; label: string }) {
  return (
    <TokenForm path={myDataFormPaths.newsletter} token={link.token} className="mt-2">
      <Button type="submit" name="subscribe" value={to} variant="secondary">
        {label}
      </Button>
    </TokenForm>
  );
}

export function FileCard({ download }: { download: string }) {
  const { file, download: label } = useTexts().myDataView;
  return (
    <TitledCard id="file" title={file.title}>
      <p className="text-sm">{file.text}</p>
      <p className="mt-2">
        <ButtonAnchor variant="secondary" href={download} download>
          {label}
        </ButtonAnchor>
      </p>
    </TitledCard>
  );
}

export function EraseCard({ link, wrongAddress }: { link: OpenLink; wrongAddress: string | undefined }) {
  const { erase } = useTexts().myDataView;
  const failed = wrongAddress !== undefined;
  return (
    <TitledCard id="erase" title={erase.title}>
      <p className="text-sm">{erase.text}</p>
      <Note className="mt-1">{erase.backup}</Note>
      <TokenForm path={myDataFormPaths.erase} token={link.token} className="mt-2">
        <FieldLabel htmlFor="erase-email">{erase.label}</FieldLabel>
        <input
          id="erase-email"
          name="email"
          type="email"
          dir="ltr"
          required
          maxLength={maxLength.email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={wrongAddress ?? ''}
          aria-describedby="erase-error"
          aria-invalid={failed || undefined}
          // biome-ignore lint/a11y/noAutofocus: the page answers a form, and what went wrong comes first
          autoFocus={failed}
          className={inputClass}
        />
        <FieldError id="erase-error">{failed && erase.wrongAddress}</FieldError>
        <Button type="submit" variant="danger" className="mt-1.5 w-full">
          {erase.submit}
        </Button>
      </TokenForm>
    </TitledCard>
  );
}
