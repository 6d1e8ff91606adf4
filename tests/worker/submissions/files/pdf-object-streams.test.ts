import { expect, it } from 'vitest';
import { definitionsOf } from '#worker/submissions/files/pdf-object-streams.ts';

it('reads 300 characters of a definition', () => {
  const definition = ' '.padEnd(300, 'x');
  expect(definitionsOf('12', `%PDF-1.7\n12 0 obj${definition}yz`)).toEqual([definition]);
});
