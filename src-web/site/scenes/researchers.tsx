import type { ResearchersSceneContent } from '../../../src-shared/content/en/scenes/researchers.ts';
import { workingPapers } from '../../../src-shared/working-papers.ts';

const [{ title, authors, venue, year }] = workingPapers;
const lines = ['w-full', 'w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-full', 'w-7/12'];

export default function ResearchersScene({ content }: { content: ResearchersSceneContent }) {
  return (
    <div className="scene relative mx-auto max-w-[27rem] py-2">
      <div aria-hidden="true" className="absolute inset-2 rotate-3 rounded-sm bg-starlight/45" />
      <figure className="relative rounded-sm bg-starlight px-3 pt-2 pb-4 text-night shadow-high sm:px-4">
        <p
          lang="en"
          dir="ltr"
          className="tabular flex justify-between border-b border-night/25 pb-0.75 text-xs text-night/75"
        >
          <span>{venue}</span>
          <span>{year}</span>
        </p>
        <p lang="en" dir="ltr" className="mt-2.5 text-center text-subheading font-semibold text-balance">
          {title}
        </p>
        <p lang="en" dir="ltr" className="mt-0.5 text-center text-sm text-night/75">
          {authors}
        </p>
        <p className="mt-2 text-xs">
          <span className="font-semibold">{content.abstract} </span>
          {content.text}
        </p>
        <div aria-hidden="true" className="mt-2 grid grid-cols-2 gap-x-2">
          {['start', 'end'].map((column) => (
            <div key={column} className="grid content-start gap-1">
              {lines.map((width, index) => (
                <span key={index} className={`h-0.5 rounded-full bg-night/15 ${width}`} />
              ))}
            </div>
          ))}
        </div>
      </figure>
    </div>
  );
}
