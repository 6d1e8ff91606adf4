import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import { localizedPath } from '#shared/paths.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import { NightSky } from '#web/ui/night-sky.tsx';
import { texts } from './texts.ts';

const Texts = createContext(texts[defaultLocale]);

export function useTexts() {
  return useContext(Texts);
}

export async function renderView(locale: Locale, view: ReactElement, words = texts[locale]): Promise<string> {
  // React's renderer is large, so it is loaded on demand.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(<Texts value={words}>{view}</Texts>);
}

interface TopProps {
  result?: ReactNode;
  eyebrow: string;
  title: string;
  children: ReactNode;
}

export function Top({ result, eyebrow, title, children }: TopProps) {
  return (
    <NightSky>
      <Container className="pt-16 pb-6 md:pt-20 md:pb-8">
        {result}
        <Eyebrow night className="mb-2">
          {eyebrow}
        </Eyebrow>
        <h1 className="text-title">{title}</h1>
        {children}
      </Container>
    </NightSky>
  );
}

export function Lead({ role, children }: { role?: 'alert'; children: ReactNode }) {
  return (
    <p role={role} className="mt-2.5 max-w-text text-lead text-starlight-soft">
      {children}
    </p>
  );
}

interface TopLink {
  href: string;
  label: string;
  isDownload?: boolean;
  isPrimary?: boolean;
}

export function TopLinks({ links }: { links: TopLink[] }) {
  return (
    <div className="mt-3 flex flex-wrap gap-1.5">
      {links.map(({ href, label, isDownload, isPrimary = isDownload }) => (
        <ButtonAnchor key={href} href={href} variant={isPrimary ? 'primary' : 'secondary'} night download={isDownload}>
          {label}
        </ButtonAnchor>
      ))}
    </div>
  );
}

export function Columns({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <Container className="grid items-start gap-6 py-6 md:py-8 lg:grid-cols-[7fr_4fr] lg:gap-8">
      <div className="grid min-w-0 gap-6">{children}</div>
      <div className="grid min-w-0 gap-3">{aside}</div>
    </Container>
  );
}

interface TitledProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function TitledSection({ id, title, children }: TitledProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-10">
      <h2 id={`${id}-title`} className="mb-2 text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function TitledCard({ id, title, children }: TitledProps) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-10">
      <h2 id={`${id}-title`} className="mb-1 text-subheading">
        {title}
      </h2>
      {children}
    </Card>
  );
}

export function Note({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classNames('text-sm text-ink-soft', className)}>{children}</p>;
}

interface TokenFormProps {
  path: string;
  token: string;
  className?: string;
  children: ReactNode;
}

export function TokenForm({ path, token, className, children }: TokenFormProps) {
  return (
    <form method="post" action={localizedPath(path, useTexts().locale)} className={className}>
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  );
}
