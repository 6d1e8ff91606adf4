import { ButtonLink } from '../../ui/button-link.tsx';
import { Hero } from '../../ui/hero.tsx';

interface LinkPageProps {
  id: string;
  content: { eyebrow: string; title: string; lead: string; actions: readonly { label: string; to: string }[] };
}

/** The page of an emailed link that the Worker does not know; for a known one it fills the element. */
export function LinkPage({ id, content }: LinkPageProps) {
  return (
    <div id={id}>
      <Hero
        grand
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        actions={content.actions.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} size="large" night variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      />
    </div>
  );
}
