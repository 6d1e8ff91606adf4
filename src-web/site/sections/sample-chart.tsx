const width = 720;
const height = 240;
const inset = 8;

interface SampleChartProps {
  title: string;
  /** The column headings of the table for screen readers. */
  columns: [string, string];
  series: readonly number[];
  format: (value: number) => string;
}

export function SampleChart({ title, columns, series, format }: SampleChartProps) {
  const lowest = Math.min(...series);
  const highest = Math.max(...series);
  const points = series.map((value, index) => {
    const x = inset + (index / (series.length - 1)) * (width - 2 * inset);
    const y = height - inset - ((value - lowest) / (highest - lowest)) * (height - 2 * inset) * 0.86;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return (
    <figure className="mt-3" aria-label={title}>
      <div aria-hidden="true" className="tabular flex justify-between text-xs text-ink-soft">
        <bdi dir="ltr">{format(highest)}</bdi>
        <span>{title}</span>
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="mt-0.5 w-full border-b border-line">
        {[0.25, 0.5, 0.75].map((part) => (
          <path key={part} d={`M0 ${height * part}H${width}`} strokeDasharray="2 6" className="stroke-line" />
        ))}
        <path d={`${line}L${width - inset} ${height}L${inset} ${height}Z`} className="fill-amber/15" />
        <path
          d={line}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-amber"
        />
      </svg>
      <span aria-hidden="true" className="tabular text-xs text-ink-soft">
        <bdi dir="ltr">{format(lowest)}</bdi>
      </span>
      <table className="sr-only">
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map((value, index) => (
            <tr key={points[index]}>
              <th scope="row">{index + 1}</th>
              <td>{format(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
