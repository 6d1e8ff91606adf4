/** What tells a spreadsheet that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One line of RFC 4180. A cell that a spreadsheet would run as a formula is made text by an apostrophe. */
export function csvLine(cells: (string | number | null | undefined)[]): string {
  return `${cells.map((cell) => csvCell(cell === null || cell === undefined ? '' : String(cell))).join(',')}\r\n`;
}

function csvCell(text: string): string {
  // Spreadsheets skip white space and controls before they look for a formula.
  const harmless = /^[\s\p{Cc}\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A download made of pages, so that a hundred thousand rows never stand in memory at once. */
export function csvDownload(name: string, head: string[], pages: AsyncIterable<string>): Response {
  const encoder = new TextEncoder();
  const source = pages[Symbol.asyncIterator]();
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(head)));
    },
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  });
}
