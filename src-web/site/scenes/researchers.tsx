import type { ResearchersSceneContent } from '#shared/content/en/scenes/researchers.ts';
import { workingPapers } from '#shared/site/working-papers.ts';

const [{ title, authors, venue, year }] = workingPapers;
const lines = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-7/12'];

export default function ResearchersScene({ content }: { content: ResearchersSceneContent }) {
  return (
    <figure className="scene border-t border-line pt-3">
      <figcaption lang="en" dir="ltr" className="text-center">
        <span className="tabular text-xs text-ink-soft">
          {venue}, {year}
        </span>
        <span className="mt-0.5 block text-subheading font-semibold text-balance">{title}</span>
        <span className="text-sm text-ink-soft">{authors}</span>
      </figcaption>
      <div className="mt-2 gap-x-5 md:columns-2">
        <p className="text-sm">
          <strong className="font-semibold">{content.abstract} </strong>
          {content.text}
        </p>
        <div aria-hidden="true" className="mt-1.5 grid gap-1 pb-3">
          {lines.map((width, index) => (
            <span key={index} className={`h-0.5 rounded-full bg-line ${width}`} />
          ))}
        </div>
      </div>
    </figure>
  );
}
