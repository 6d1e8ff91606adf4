import { company } from '#shared/site/company.ts';
import { Icon } from './icon.tsx';

export interface ContactLinesProps {
  contact: { place: string; whatsapp: string };
  reach: { email: string; phone: string; whatsapp: string | null };
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

const lineClass = 'inline-flex min-h-5.5 items-center gap-1.25 text-sm font-medium';

export function ContactLines({ contact, reach }: ContactLinesProps) {
  const { email, phone, whatsapp } = reach;
  return (
    <address className="not-italic">
      <ul>
        <li>
          <a href={`mailto:${email}`} className={`${lineClass} hover:text-accent`}>
            <Icon name="mail" className="size-2.5 text-accent" />
            <bdi dir="ltr">{email}</bdi>
          </a>
        </li>
        <li>
          <a href={phoneLink(phone)} className={`${lineClass} hover:text-accent`}>
            <Icon name="phone" className="size-2.5 text-accent" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
        {whatsapp && (
          <li>
            <a href={whatsapp} target="_blank" rel="noopener" className={`${lineClass} hover:text-accent`}>
              <Icon name="whatsapp" className="size-2.5 text-accent" />
              {contact.whatsapp}
            </a>
          </li>
        )}
        <li className={lineClass}>
          <Icon name="pin" className="size-2.5 text-accent" />
          {company.mapUrl ? (
            <a href={company.mapUrl} target="_blank" rel="noopener" className="hover:text-accent">
              {contact.place}
            </a>
          ) : (
            contact.place
          )}
        </li>
      </ul>
    </address>
  );
}
