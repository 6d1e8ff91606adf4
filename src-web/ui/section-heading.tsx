import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id?: string;
  /** The subject, for Joe: a title may be a claim. */
  about?: string;
  title: string;
  lead?: ReactNode;
}

export function SectionHeading({ id, about, title, lead }: SectionHeadingProps) {
  return (
    <div className="mb-3 max-w-narrow md:mb-5">
      <h2 id={id} data-about={about} className="text-title">
        {title}
      </h2>
      {lead && <p className="mt-1.5 max-w-text text-lead text-ink-soft">{lead}</p>}
    </div>
  );
}
