import { Icon } from './icon.tsx';

export interface ContactLinesProps {
  email: string;
  phone: string;
  place: string;
}

const lineClass = 'inline-flex min-h-5.5 items-center gap-1.25 text-sm font-medium';

export function ContactLines({ email, phone, place }: ContactLinesProps) {
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
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={`${lineClass} hover:text-accent`}>
            <Icon name="phone" className="size-2.5 text-accent" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        </li>
        <li className={lineClass}>
          <Icon name="pin" className="size-2.5 text-accent" />
          {place}
        </li>
      </ul>
    </address>
  );
}
