import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Eyebrow } from './eyebrow.tsx';

interface SectionHeadingProps {
  id?: string;
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  centered?: boolean;
  night?: boolean;
}

export function SectionHeading({ id, eyebrow, title, lead, centered, night }: SectionHeadingProps) {
  return (
    <div className={classNames('mb-4 max-w-narrow md:mb-7', centered && 'mx-auto text-center')}>
      {eyebrow && (
        <Eyebrow night={night} className="mb-2">
          {eyebrow}
        </Eyebrow>
      )}
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {lead && (
        <p
          className={classNames(
            'mt-2.5 max-w-text text-lead',
            centered && 'mx-auto',
            night ? 'text-starlight-soft' : 'text-ink-soft',
          )}
        >
          {lead}
        </p>
      )}
    </div>
  );
}
