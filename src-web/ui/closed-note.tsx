/** A note in place of the form of a closed position. */
export function ClosedNote({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2 id="apply" className="mb-1 text-heading">
        {title}
      </h2>
      <p className="text-ink-soft">{text}</p>
    </>
  );
}

/** A line in place of the link to that form. */
export function ClosedLine({ title }: { title: string }) {
  return <p className="self-center font-semibold">{title}</p>;
}
