import type { MouseEvent } from 'react';
import { ButtonAnchor, type ButtonStyle, buttonClass, buttonContent } from './button.tsx';
import { PageLink } from './page-link.tsx';

interface ButtonLinkProps extends ButtonStyle {
  to: string;
  label?: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export function ButtonLink({ to, label, onClick, icon, children, ...style }: ButtonLinkProps) {
  if (/^[a-z]+:/.test(to)) {
    return (
      <ButtonAnchor href={to} aria-label={label} icon={icon} {...style}>
        {children}
      </ButtonAnchor>
    );
  }
  return (
    <PageLink to={to} aria-label={label} className={buttonClass(style)} onClick={onClick}>
      {buttonContent(children, icon)}
    </PageLink>
  );
}
