import type { PagePosition } from './paging.ts';

type Cell = string | number | null | undefined;

/** Tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

const chunkSize = 500;

interface CsvExport<Row> {
  fileName: string;
  columns: readonly string[];
  cellsOf: (row: Row) => Cell[];
  list: (count: number, after?: PagePosition) => PromiseLike<Row[]>;
  positionOf: (row: Row) => PagePosition;
}

/** One line of RFC 4180. An apostrophe keeps a spreadsheet from running a cell as a formula. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map((cell) => csvCell(cell === null || cell === undefined ? '' : String(cell))).join(',')}\r\n`;
}

function csvCell(text: string): string {
  // Spreadsheets skip white space and control characters before a formula.
  const harmless = /^[\s\p{Cc}\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvDownload<Row>({ fileName, columns, ...source }: CsvExport<Row>): Response {
  const encoder = new TextEncoder();
  const lines = csvChunks(source);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine([...columns])));
    },
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${fileName}"` },
  });
}

async function* csvChunks<Row>({
  list,
  cellsOf,
  positionOf,
}: Omit<CsvExport<Row>, 'fileName' | 'columns'>): AsyncGenerator<string> {
  let after: PagePosition | undefined;
  for (;;) {
    const rows = await list(chunkSize, after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    if (rows.length < chunkSize) return;
    after = positionOf(last);
  }
}
