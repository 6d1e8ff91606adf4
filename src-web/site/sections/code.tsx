import { Fragment } from 'react';
import type { CodeBlock } from '#shared/content/types/blocks.ts';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';

/** An empty line has no number. */
const numbered =
  "[counter-increment:line] before:me-2 before:inline-block before:w-2.5 before:text-end before:text-starlight-soft/60 before:content-[counter(line)_/_'']";

export function Code({ id, about, title, lead, file, code, languagesTitle, languages }: Omit<CodeBlock, 'kind'>) {
  return (
    <Section id={id} className="grid gap-x-6 lg:grid-cols-[4fr_8fr]">
      <div>
        <SectionHeading about={about} title={title} lead={lead} />
        <h3 className="mb-1.5 text-subheading">{languagesTitle}</h3>
        <ul className="mb-4 flex flex-wrap gap-1">
          {languages.map((language) => (
            <li key={language} className="rounded-full border border-line bg-raised px-1.5 py-0.5 text-sm font-medium">
              <bdi>{language}</bdi>
            </li>
          ))}
        </ul>
      </div>
      {/* Code is left to right, also on a right-to-left page. */}
      <figure
        dir="ltr"
        className="on-night grows-end min-w-0 overflow-hidden rounded-lg bg-night text-starlight shadow-high"
      >
        <figcaption className="border-b border-night-line px-2.5 py-1.25 font-mono text-xs text-starlight-soft">
          {file}
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
        <section tabIndex={0} aria-label={file} className="overflow-x-auto -outline-offset-4">
          <pre className="p-2.5 font-mono text-xs/relaxed md:p-3">
            <code>
              {code.split('\n').map((line, index) => (
                <Fragment key={index}>
                  <span className={line ? numbered : undefined}>{line}</span>
                  {'\n'}
                </Fragment>
              ))}
            </code>
          </pre>
        </section>
      </figure>
    </Section>
  );
}
