import type { MouseEvent } from 'react';
import { ButtonAnchor, type ButtonStyle, buttonClass, buttonContent } from './button.tsx';
import { PageLink } from './page-link.tsx';

interface ButtonLinkProps extends ButtonStyle {
  to: string;
  label?: string;
  /** Opens Joe's panel; without JavaScript it is a link. */
  opensChat?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function ButtonLink({ to, label, opensChat, onClick, icon, children, ...style }: ButtonLinkProps) {
  if (/^[a-z]+:/.test(to)) {
    return (
      <ButtonAnchor href={to} aria-label={label} icon={icon} {...style}>
        {children}
      </ButtonAnchor>
    );
  }
  return (
    <PageLink to={to} aria-label={label} data-opens-chat={opensChat} className={buttonClass(style)} onClick={onClick}>
      {buttonContent(children, icon)}
    </PageLink>
  );
}
