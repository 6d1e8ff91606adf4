import { CheckList } from './check-list.tsx';
import { ContactLines, type ContactLinesProps } from './contact-lines.tsx';

interface Step {
  title: string;
  text: string;
}

interface FormAsideProps {
  next: { title: string; steps: readonly Step[] };
  highlights?: { title: string; items: readonly string[] };
  contact: ContactLinesProps['contact'] & { title: string; text: string };
  reach: ContactLinesProps['reach'];
}

export function FormAside({ next, highlights, contact, reach }: FormAsideProps) {
  return (
    <div className="grid gap-5 lg:sticky lg:top-12">
      <section id="next">
        <h2 className="mb-2 text-subheading">{next.title}</h2>
        <Steps items={next.steps} />
      </section>
      {highlights && (
        <section id="highlights">
          <h2 className="mb-2 text-subheading">{highlights.title}</h2>
          <CheckList items={highlights.items} />
        </section>
      )}
      <section id="contact" className="rounded bg-sand p-3">
        <h2 className="text-subheading">{contact.title}</h2>
        <p className="mt-0.5 mb-1.5 text-sm text-ink-soft">{contact.text}</p>
        <ContactLines contact={contact} reach={reach} />
      </section>
    </div>
  );
}

function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="grid">
      {items.map(({ title, text }, index) => (
        <li key={title} className="group grid grid-cols-[auto_1fr] gap-x-2">
          <div aria-hidden="true" className="flex flex-col items-center">
            <span className="tabular inline-flex size-4 items-center justify-center rounded-full border border-accent/40 bg-accent-wash text-sm font-semibold text-accent">
              {index + 1}
            </span>
            <span className="w-px grow bg-line group-last:hidden" />
          </div>
          <div className="pb-3 group-last:pb-0">
            <h3 className="pt-0.5 font-semibold">{title}</h3>
            <p className="mt-0.25 text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
