import type { DataAnalystContent, QuestionName } from '../../../src-shared/content/en/samples/ai-data-analyst.ts';
import { answers, formatValue, labelOf } from './answers.ts';

export function Bars({ content, question }: { content: DataAnalystContent; question: QuestionName }) {
  const { rows, unit } = answers[question];
  const [labelColumn, valueColumn] = content.columns[question];
  const most = Math.max(...rows.map(({ value }) => value));
  return (
    <table className="tabular w-full text-sm">
      <caption className="pb-1 text-start text-subheading font-semibold">{content.pictureTitle}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col" className="w-2/5 text-start font-semibold">
            {labelColumn}
          </th>
          <th scope="col" colSpan={2} className="text-end font-semibold">
            {valueColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className="h-5 border-t border-line">
            <th scope="row" className="pe-1 text-start font-medium">
              {labelOf(row, content)}
            </th>
            <td>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 8"
                preserveAspectRatio="none"
                className="block h-2 w-full mirror-in-rtl"
              >
                <rect
                  height="8"
                  width={Math.round((100 * row.value) / most)}
                  className={`transition-all duration-700 ${index === 0 ? 'fill-amber' : 'fill-accent/35'}`}
                />
              </svg>
            </td>
            <td className="ps-1 text-end font-semibold">
              <bdi>{formatValue[unit](row.value)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
