import type { CSSProperties } from 'react';
import { useStyles } from './mail-locale.ts';

export interface Bar {
  label: string;
  value: number;
  /** What stands behind the value. */
  note?: string;
}

const track: CSSProperties = { width: '100%', borderCollapse: 'collapse' };
const filled: CSSProperties = { height: '14px', backgroundColor: '#f8ad3c', fontSize: '1px', lineHeight: '14px' };

/**
 * A bar chart of table cells with a background: mail clients show neither SVG nor data URIs, and many no pictures. Each bar has its
 * number, so it can be read without colours and as text.
 */
export function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const styles = useStyles();
  const highest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <>
      <h2 style={styles.subtitle}>{title}</h2>
      <table style={styles.fields}>
        <tbody>
          {bars.map(({ label, value, note }) => (
            <tr key={label}>
              <th scope="row" className="soft line bar-name" style={styles.barName}>
                {label}
              </th>
              <td data-skip-in-text="true" className="line" style={styles.barCell}>
                <Filled percent={Math.round((value / highest) * 100)} />
              </td>
              <td className="line" style={styles.barValue}>
                {value.toLocaleString('en')}
                {note && <span className="soft"> ({note})</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Filled({ percent }: { percent: number }) {
  if (percent === 0) return null;
  return (
    <table role="presentation" style={track}>
      <tbody>
        <tr>
          <td style={{ ...filled, width: `${percent}%` }}>&nbsp;</td>
          {percent < 100 && <td style={{ width: `${100 - percent}%` }} />}
        </tr>
      </tbody>
    </table>
  );
}
