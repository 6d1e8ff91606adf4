export interface Step {
  title: string;
  text: string;
}

export function Steps({ items }: { items: readonly Step[] }) {
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
