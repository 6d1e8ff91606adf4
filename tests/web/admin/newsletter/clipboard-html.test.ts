import { expect, test } from 'vitest';
import { type HtmlNode, parseClipboard } from '#web/admin/newsletter/clipboard-html.ts';

const depthOf = (node: HtmlNode): number =>
  typeof node === 'string' ? 0 : 1 + Math.max(0, ...node.children.map(depthOf));

test('elements of a page are at most 200 deep', () => {
  const depths = [198, 199, 200, 300].map((depth) => depthOf(parseClipboard('<b>'.repeat(depth))));
  expect(depths).toEqual([199, 200, 201, 201]);
});
