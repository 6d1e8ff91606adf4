import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonStyle {
  /** A view has at most one `primary` button. `quiet` is for buttons inside text and cards. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  night?: boolean;
  size?: 'small' | 'medium' | 'large';
  icon?: IconName;
  className?: string;
  children: ReactNode;
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, keyof ButtonStyle> {
  /** While an earlier press is at work. `disabled` would take the focus from the button. */
  pending?: boolean;
}

export function Button({
  variant,
  night,
  size,
  icon,
  className,
  children,
  type = 'button',
  pending,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classNames(buttonClass({ variant, night, size }), 'rests', className)}
      aria-disabled={pending}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {buttonContent(children, icon)}
    </button>
  );
}

type ButtonAnchorProps = ButtonStyle & Omit<ComponentProps<'a'>, keyof ButtonStyle> & { href: string };

/** A page of the site is opened by `ButtonLink`. An `http` URL opens in a new tab. */
export function ButtonAnchor({ variant, night, size, icon, className, children, href, ...rest }: ButtonAnchorProps) {
  const elsewhere = href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className={buttonClass({ variant, night, size, className })} {...elsewhere} {...rest} href={href}>
      {buttonContent(children, icon)}
    </a>
  );
}

const shape = 'group inline-flex items-center justify-center gap-1 rounded font-semibold transition';
const sizes = {
  small: 'min-h-5.5 px-1.25 py-0.5 text-sm',
  medium: 'min-h-6 px-2.5 py-1 text-sm',
  large: 'min-h-7 px-2 py-1.5 text-base sm:px-3.5',
};

export function buttonClass({
  variant = 'primary',
  night,
  size = 'medium',
  className,
}: Omit<ButtonStyle, 'children' | 'icon'>): string {
  const variants = {
    primary: 'bg-amber text-amber-ink border border-transparent shadow-low hover:bg-amber-bright active:translate-y-px',
    secondary: night
      ? 'border border-starlight-soft/50 bg-night/40 text-starlight hover:border-starlight hover:bg-night-raised'
      : 'border border-line-strong/60 bg-raised text-ink hover:border-ink',
    quiet: night ? 'text-amber-bright hover:text-starlight' : 'text-accent hover:text-ink',
    danger: 'border border-danger bg-raised text-danger hover:bg-danger-wash',
  };
  const sizeClass = variant === 'quiet' ? 'min-h-5.5 text-sm' : sizes[size];
  return classNames(shape, sizeClass, variants[variant], className);
}

export function buttonContent(children: ReactNode, icon?: IconName) {
  if (!icon) return children;
  return (
    <>
      {children}
      {icon && <Icon name={icon} className="nudged size-2.5 transition-transform" />}
    </>
  );
}
