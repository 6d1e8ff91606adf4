interface QuoteProps {
  text: string;
  name: string;
  role: string;
}

/** What a customer says. */
export function Quote({ text, name, role }: QuoteProps) {
  return (
    <figure className="mx-auto max-w-narrow">
      <div aria-hidden="true" className="mb-3 h-0.5 w-8 rounded-full dusk" />
      <blockquote className="text-heading font-medium text-balance">“{text}”</blockquote>
      <figcaption className="mt-3 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft"> · {role}</span>
      </figcaption>
    </figure>
  );
}
