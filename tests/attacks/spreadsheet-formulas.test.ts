// A visitor types a formula into a form. A staff member opens the exported list in a spreadsheet, which would run the
// formula: it can send the other cells away. A spreadsheet in another language splits the file at `;` or tabs, where
// quotation marks have no meaning.
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { csvLine } from '#shared/text/csv-line.ts';
import { partnershipInquiry } from '../worker/support/forms.ts';
import { mailbox } from '../worker/support/mail.ts';
import { post } from '../worker/support/newsletter.ts';
import { getAsStaff } from '../worker/support/staff.ts';

beforeEach(() => {
  mailbox();
});

/** The cells with any separator, with and without support for quotation marks. */
function cellsOf(csv: string): string[] {
  return csv.split(/[,;|\t\r\n]/).map((cell) => cell.replace(/^["\s\p{Cc}\u200b\ufeff]+/u, ''));
}
/** A phone number begins like a formula, but calls no function. */
const isFormula = /^(?![+-][\d ]+$)[=+\-@\uff1d\uff0b\uff0d\uff20]/;

const formulas = [
  '=1+1',
  '@SUM(A1)',
  '+1;=HYPERLINK("https://evil.example")',
  "a;=cmd|' /C calc'!A0;b",
  'a;"=1+1"',
  'a\t=1+1',
  'a,-1+1',
  'a; \u200b\uff1d1+1',
  '";=1+1',
  'first\n=1+1\n-2',
];

it.each(formulas)('writes no formula in any column for a company called %j', async (company) => {
  const word = `formula${crypto.randomUUID().slice(0, 8)}`;
  const message = `${company}\n${word}`;
  expect((await post('/api/submissions', partnershipInquiry({ company, message }))).status).toBe(201);
  const csv = await (await getAsStaff(`/api/admin/submissions.csv?q=${word}`)).text();
  expect(csv).toContain(word);
  expect(cellsOf(csv).filter((cell) => isFormula.test(cell))).toEqual([]);
});

it('turns no text into a formula, and takes long for none', () => {
  const piece = fc.constantFrom(...'=+-@;,\t\r\n|"\' \u0000\u00a0\u200b\ufeff＝ab');
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 12 })), (cells) => {
      const line = csvLine(cells.map((cell) => cell.join('')));
      expect(cellsOf(line).filter((cell) => isFormula.test(cell))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

it.each(['\t', '= ', '"', ';=', ' \t=', '1', '1 ', "'", '\u200b', '1-', '+1', 'a@'])(
  'writes a cell of many %j in time that grows with its length',
  (piece) => {
    const text = `${piece.repeat(500_000 / piece.length)}x`;
    const started = performance.now();
    csvLine([text]);
    // A pattern that looks back from each character takes minutes.
    expect(performance.now() - started).toBeLessThan(30_000);
  },
);
