import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ProblemError } from '#worker/http/problem.ts';
import { readFields } from '#worker/http/read-form.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { request } from '../support/client.ts';
import { expectLogs } from '../support/logs.ts';

const parts = 400;

function bodyOf(boundary: string): string {
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n`;
  return `${part.repeat(parts)}--${boundary}--\r\n`;
}

async function outcomeOf(contentType: string, body: string): Promise<string | number> {
  try {
    const headers = { 'content-type': contentType };
    return [...(await readFields(new Request('https://rihla.example/', { method: 'POST', headers, body })))].length;
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
}

const boundary = fc.constantFrom('x', 'y', 'xy', 'x;y', 'x y', 'x\\y', '\\x', 'x"y', 'boundary=x', "x'y", '');
const parameter = fc.tuple(
  fc.constantFrom('; ', ';', ' ; ', ';;', ' ', ', ', ';\t'),
  fc.constantFrom('boundary', 'Boundary', 'boundary*', 'x-boundary', 'charset', 'a'),
  fc.constantFrom('=', ' = ', '= '),
  boundary,
  fc.constantFrom(
    (value: string) => value,
    (value: string) => `"${value}"`,
    (value: string) => `"${value.replace(/./g, '\\$&')}"`,
  ),
);
const contentType = fc
  .tuple(
    fc.constantFrom('multipart/form-data', 'Multipart/Form-Data', ' multipart/form-data'),
    fc.array(parameter, { maxLength: 4 }),
  )
  .map(
    ([type, all]) => type + all.map(([before, name, is, value, quote]) => before + name + is + quote(value)).join(''),
  );

it('reads at most 61 fields, whatever the content type says of the boundary', async () => {
  await fc.assert(
    fc.asyncProperty(contentType, boundary, async (type, seen) => {
      const outcome = await outcomeOf(type, bodyOf(seen));
      expect(typeof outcome === 'number' ? outcome : 0).toBeLessThanOrEqual(61);
    }),
    {
      numRuns: 10 * propertyRuns,
      examples: [
        ['multipart/form-data; boundary="\\x"', 'x'],
        ['multipart/form-data; a="; boundary=y"; boundary=x', 'x'],
        ['multipart/form-data; boundary=x; boundary=y', 'y'],
        ['multipart/form-data; boundary=x, multipart/form-data; boundary=y', 'y'],
      ],
    },
  );
});

it.each([
  'multipart/form-data; boundary=x',
  'multipart/form-data;boundary="x"',
  'Multipart/Form-Data; charset=UTF-8; boundary=x',
  'multipart/form-data; boundary=x;',
])('reads a form with the content type %s', async (type) => {
  const body = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
  expect(await outcomeOf(type, body)).toBe(1);
});

it.each([
  ['/api/submissions', 'application/json; charset=utf-16'],
  ['/api/submissions', 'application/json; charset=utf-8; charset=latin1'],
  ['/forms/demo', 'multipart/form-data; boundary="\\x"'],
  ['/forms/demo', 'application/x-www-form-urlencoded; charset=windows-1256'],
])('answers 400 at %s for %s', async (path, type) => {
  expectLogs('page_missing');
  const response = await request(path, '{}', { headers: { 'content-type': type } });
  expect(response.status).toBe(400);
});
