import { useState } from 'react';
import type { DataAnalystContent, QuestionName } from '../../../src-shared/content/en/samples/ai-data-analyst.ts';
import { StatusLine, Toolbar } from '../controls.tsx';
import { answers, answerText } from './answers.ts';
import { Bars } from './bars.tsx';

const questions = Object.keys(answers) as QuestionName[];

export default function DataAnalyst({ content }: { content: DataAnalystContent }) {
  const [asked, setAsked] = useState<QuestionName>('emirates');
  return (
    <div className="grid @min-[56rem]:grid-cols-[4fr_8fr]">
      <Toolbar label={content.toolbar} className="content-start border-line p-2 md:p-3 @min-[56rem]:border-e">
        {questions.map((question) => (
          <button
            key={question}
            type="button"
            aria-pressed={question === asked}
            onClick={() => setAsked(question)}
            className={`min-h-5.5 rounded border px-1.5 py-0.75 text-start text-sm font-medium transition-colors @min-[56rem]:w-full ${
              question === asked ? 'border-accent bg-accent-wash' : 'border-line hover:border-ink'
            }`}
          >
            {content.questions[question]}
          </button>
        ))}
      </Toolbar>
      <div className="min-w-0">
        <div className="p-2 md:px-3">
          <h3 className="text-subheading">{content.questions[asked]}</h3>
          <StatusLine>{answerText(asked, content)}</StatusLine>
        </div>
        <figure className="on-night bg-night text-starlight">
          <figcaption className="border-b border-night-line px-2 py-1 text-xs text-starlight-soft md:px-3">
            {content.queryTitle}
          </figcaption>
          {/* SQL is left to right, also on a right-to-left page. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
          <section tabIndex={0} dir="ltr" lang="en" aria-label="SQL" className="overflow-x-auto -outline-offset-4">
            <pre className="min-h-[calc(5lh+2rem)] p-2 font-mono text-xs/relaxed md:px-3">
              <code>{answers[asked].query}</code>
            </pre>
          </section>
        </figure>
        <div className="min-h-47 p-2 md:p-3">
          <Bars content={content} question={asked} />
        </div>
      </div>
    </div>
  );
}
