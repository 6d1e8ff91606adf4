import { Link } from 'react-router-dom';
import { type ButtonStyle, buttonClass, buttonContent } from '../../ui/button.tsx';

interface ButtonLinkProps extends ButtonStyle {
  to: string;
  label?: string;
}

export function ButtonLink({ to, label, icon, children, ...style }: ButtonLinkProps) {
  return (
    <Link to={to} aria-label={label} className={buttonClass(style)}>
      {buttonContent(children, icon)}
    </Link>
  );
}
