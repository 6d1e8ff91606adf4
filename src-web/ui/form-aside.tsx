import { CheckList } from './check-list.tsx';
import { ContactLines, type ContactLinesProps } from './contact-lines.tsx';
import { type Step, Steps } from './steps.tsx';

interface FormAsideProps {
  next: { title: string; steps: readonly Step[] };
  highlights: { title: string; items: readonly string[] };
  contact: { title: string; text: string; place: string };
  reach: Omit<ContactLinesProps, 'place'>;
}

export function FormAside({ next, highlights, contact, reach }: FormAsideProps) {
  return (
    <div className="grid gap-5 lg:sticky lg:top-12">
      <section id="next">
        <h2 className="mb-2 text-subheading">{next.title}</h2>
        <Steps items={next.steps} />
      </section>
      <section id="highlights">
        <h2 className="mb-2 text-subheading">{highlights.title}</h2>
        <CheckList items={highlights.items} />
      </section>
      <section id="contact" className="rounded bg-sand p-3">
        <h2 className="text-subheading">{contact.title}</h2>
        <p className="mt-0.5 mb-1.5 text-sm text-ink-soft">{contact.text}</p>
        <ContactLines email={reach.email} phone={reach.phone} place={contact.place} />
      </section>
    </div>
  );
}
