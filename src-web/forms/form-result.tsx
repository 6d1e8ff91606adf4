import type { ReactNode } from 'react';
import type { SlotPickerContent } from '#shared/content/en/slot-picker.ts';
import type { CommonFormContent } from '#shared/content/types/forms.ts';
import type { BookingLinks } from '#shared/contracts/bookings.ts';
import { type FormName, failureId, failureTextId } from '#shared/forms/element-ids.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { FormState } from './form-store.ts';

interface FormResultProps {
  form: FormName;
  state: FormState;
  failureTitle: string;
  lasting: CommonFormContent['lasting'];
  booked?: SlotPickerContent['booked'];
  children?: ReactNode;
}

/** Both live regions are always in the markup: screen readers announce only changes inside an existing one. */
export function FormResult({ form, state, failureTitle, lasting, booked, children }: FormResultProps) {
  const { status, result, confirmation } = state;
  const failed = status === 'error' && !children;
  return (
    <div data-result tabIndex={-1}>
      <div role="status">
        {status === 'success' && (
          <Panel icon="check" tone="border-success/40 bg-success-wash text-success" title={result?.title}>
            {result?.text && <p className="mt-0.25 text-sm text-ink">{result.text}</p>}
            {result?.note && <p className="mt-1 text-sm font-semibold text-ink">{result.note}</p>}
          </Panel>
        )}
        {confirmation && (
          <Panel
            icon={confirmation.isBooked ? 'calendar' : 'clock'}
            tone="border-line-strong bg-sand text-ink"
            title={confirmation.title}
          >
            <p className="mt-0.25 text-sm">{confirmation.text}</p>
            {booked && confirmation.links && <BookingActions links={confirmation.links} labels={booked.links} />}
          </Panel>
        )}
      </div>
      <div role="alert">
        <Panel
          id={failureId(form)}
          hidden={!failed}
          icon="alert"
          tone="border-danger/40 bg-danger-wash text-danger"
          title={failureTitle}
        >
          <p id={failureTextId(form)} className="mt-0.25 text-sm text-ink empty:hidden">
            {failed && result?.text}
          </p>
        </Panel>
        {children}
      </div>
      {state.lasting && !confirmation && !children && (
        <p className="mt-2.5 text-sm text-ink-soft">
          {lasting[state.lasting]}{' '}
          {state.lasting === 'error' && (
            <PageLink to={lasting.contact.to} className="font-semibold text-accent underline">
              {lasting.contact.label}
            </PageLink>
          )}
        </p>
      )}
    </div>
  );
}

interface BookingActionsProps {
  links: BookingLinks;
  labels: SlotPickerContent['booked']['links'];
}

function BookingActions({ links, labels }: BookingActionsProps) {
  return (
    <div className="mt-1.5 flex flex-wrap gap-1">
      <ButtonAnchor variant="secondary" href={links.file} download>
        {labels.file}
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" href={links.google}>
        {labels.google}
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" href={links.outlook}>
        {labels.outlook}
      </ButtonAnchor>
      <ButtonAnchor variant="secondary" href={links.page}>
        {labels.page}
      </ButtonAnchor>
    </div>
  );
}

interface PanelProps {
  id?: string;
  hidden?: boolean;
  icon: IconName;
  tone: string;
  title?: string;
  children: ReactNode;
}

function Panel({ id, hidden, icon, tone, title, children }: PanelProps) {
  return (
    <div id={id} hidden={hidden} className={classNames('mt-2.5 flex gap-1.5 rounded border p-2', tone)}>
      <Icon name={icon} className="mt-0.25 size-2.75" />
      <div>
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}
