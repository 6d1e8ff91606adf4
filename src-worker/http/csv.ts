import { byteOrderMark, type Cell, csvLine } from '#shared/text/csv-line.ts';
import { log } from './log.ts';
import type { PagePosition } from './paging.ts';

/** D1 allows 1,000 queries an invocation, and a Worker has 128 MB. */
const rowsPerPage = 1000;
const rowsPerChunk = 100;

interface CsvExport<Row> {
  fileName: string;
  columns: readonly string[];
  cellsOf: (row: Row) => Cell[];
  list: (count: number, after?: PagePosition) => PromiseLike<Row[]>;
  positionOf: (row: Row) => PagePosition;
}

/**
 * The first page is read before the answer starts. If a later page fails, the transfer breaks off, so that the browser
 * keeps no partial file.
 */
export async function csvDownload<Row>({ fileName, columns, ...source }: CsvExport<Row>): Promise<Response> {
  const encoder = new TextEncoder();
  const chunks = csvChunks(source);
  const first = await chunks.next();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine([...columns]) + (first.value ?? '')));
    },
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log('error', 'export_failed', { fileName, cause: error });
        throw error;
      }
    },
    async cancel() {
      await chunks.return(undefined);
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
}: Omit<CsvExport<Row>, 'fileName' | 'columns'>): AsyncGenerator<string, undefined> {
  let after: PagePosition | undefined;
  for (;;) {
    const rows = await list(rowsPerPage, after);
    for (let start = 0; start < rows.length; start += rowsPerChunk) {
      yield rows
        .slice(start, start + rowsPerChunk)
        .map((row) => csvLine(cellsOf(row)))
        .join('');
    }
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerPage) return;
    after = positionOf(last);
  }
}
