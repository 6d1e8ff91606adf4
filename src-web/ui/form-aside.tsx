import { CheckList } from './check-list.tsx';
import { ContactLines, type ContactLinesProps } from './contact-lines.tsx';
import { type Step, Steps } from './steps.tsx';

interface FormAsideProps {
  next: { title: string; steps: readonly Step[] };
  points: { title: string; points: readonly string[] };
  contact: { title: string; text: string };
  reach: ContactLinesProps;
}

/** What stands beside a long form, on a phone below it: what happens next, what speaks for it, and how to reach us instead. */
export function FormAside({ next, points, contact, reach }: FormAsideProps) {
  return (
    <div className="grid gap-5 lg:sticky lg:top-12">
      <section>
        <h2 className="mb-2 text-subheading">{next.title}</h2>
        <Steps items={next.steps} />
      </section>
      <section>
        <h2 className="mb-2 text-subheading">{points.title}</h2>
        <CheckList items={points.points} />
      </section>
      <section className="rounded bg-sand p-3">
        <h2 className="text-subheading">{contact.title}</h2>
        <p className="mt-0.5 mb-1.5 text-sm text-ink-soft">{contact.text}</p>
        <ContactLines {...reach} />
      </section>
    </div>
  );
}
