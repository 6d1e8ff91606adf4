import { expect, it } from 'vitest';
import { inPieces } from '#worker/http/in-pieces.ts';
import { databaseHanging, requestWith } from '../support/faults.ts';
import { expectLogs, logged } from '../support/logs.ts';

const long = '<p>Text</p>'.repeat(1000);
const places = '<section id="products"></section><div data-island="positions"></div><p data-office-now></p>';
const html = `<html><body><main><h1>Page</h1>${long}${places}${long}</main></body></html>`;

const ASSETS = {
  fetch: async () => new Response(html, { headers: { 'content-type': 'text/html' } }),
} as unknown as Fetcher;

it.each(['/', '/careers', '/contact'])('%s begins while the database is still silent', async (path) => {
  expectLogs('news_unavailable', 'positions_unavailable', 'office_hours_unavailable');
  const page = await requestWith({ ASSETS, DB: databaseHanging() }, path);
  const parts = page.body!.pipeThrough(new TextDecoderStream()).getReader();
  const { value: first } = await parts.read();
  expect(first).toContain('<h1>Page</h1>');
  // The wait for the database has not ended: that would be logged.
  expect(logged).toEqual([]);
  let rest = '';
  for (let part = await parts.read(); !part.done; part = await parts.read()) rest += part.value;
  expect(rest).toContain('</html>');
  expect(logged).toHaveLength(1);
});

it('sends a page in pieces of four kibibytes', async () => {
  const sizes: number[] = [];
  const page = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(10_000));
      controller.close();
    },
  });
  for await (const piece of inPieces(new Response(page)).body!) sizes.push(piece.length);
  expect(sizes).toEqual([4096, 4096, 1808]);
});
