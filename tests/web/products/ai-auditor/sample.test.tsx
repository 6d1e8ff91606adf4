import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import content from '#shared/content/en/samples/ai-auditor.ts';
import AiAuditor from '#web/products/ai-auditor/sample.tsx';
import { prefersMotion, renderSample, statusText } from '../stage.tsx';

const ledger = () => screen.getByRole('region', { name: content.ledger });
/** The number of rows without the heading and the total. */
const lineCount = () => within(ledger()).getAllByRole('rowheader').length - 1;
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the ledger and its findings are there from the beginning', () => {
  renderSample(<AiAuditor content={content} />);
  expect(lineCount()).toBe(40);
  expect(statusText()).toBe('3 findings 40 lines read, 120 checks run. 40 of 40 lines shown.');
  const evidence = screen.getByRole('table', { name: 'Evidence: One invoice, paid twice' });
  const amounts = within(evidence).getByRole('rowheader', { name: 'Amount' }).parentElement;
  expect(amounts?.textContent).toBe('Amount18,640.0018,640.00');
  expect(screen.getByText('AED 18,640.00 overpaid.', { normalizer: spaces })).toBeDefined();
  expect(screen.getByText('AED 100.00 below the limit of AED 50,000.00.', { normalizer: spaces })).toBeDefined();
  expect(screen.getByText('A Sunday. The other 39 lines were posted on working days.')).toBeDefined();
});

/** `Intl` puts a no-break space between currency and amount. */
function spaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

test('filters leave the lines that match all of them, and the total is theirs', () => {
  renderSample(<AiAuditor content={content} />);
  choose('Show', 'findings');
  expect(lineCount()).toBe(4);
  choose('Supplier', 'raml');
  expect(lineCount()).toBe(2);
  expect(within(ledger()).getByText('37,280.00')).toBeDefined();
  choose('Account', 'rent');
  expect(screen.getByText('No line matches these filters.')).toBeDefined();
  expect(statusText()).toContain('0 of 40 lines shown.');
});

test('a line leads to its finding and back, also when a filter has taken the line away', () => {
  renderSample(<AiAuditor content={content} />);
  const [first] = screen.getAllByRole('button', { name: 'Finding 1: One invoice, paid twice' });
  fireEvent.click(first!);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'One invoice, paid twice' }));
  fireEvent.click(screen.getByRole('button', { name: 'Line 28' }));
  expect(document.activeElement?.closest('tr')?.querySelector('th')?.textContent).toBe('28');
  choose('Supplier', 'najm');
  fireEvent.click(screen.getByRole('button', { name: 'Line 17' }));
  expect(lineCount()).toBe(40);
  expect(document.activeElement?.closest('tr')?.querySelector('th')?.textContent).toBe('17');
});

test('an audit takes less than five seconds, and a finding comes with its last line', () => {
  vi.useFakeTimers();
  prefersMotion(true);
  renderSample(<AiAuditor content={content} />);
  const pass = (lines: number) => {
    for (let line = 0; line < lines; line += 1) act(() => vi.advanceTimersByTime(75));
  };
  const found = () => within(ledger()).queryAllByRole('button').length;
  fireEvent.click(screen.getByRole('button', { name: 'Run the audit' }));
  expect(statusText()).toBe('Reading the ledger');
  pass(17);
  expect(found()).toBe(1);
  pass(11);
  expect(found()).toBe(4);
  pass(12);
  expect(statusText()).toContain('3 findings');
});
