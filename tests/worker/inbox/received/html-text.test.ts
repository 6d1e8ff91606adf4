import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlText } from '#worker/inbox/received/html-text.ts';

it.each([
  ['a < b & c', 'a < b & c'],
  ['1<2<3', '1<2<3'],
  ['<p>one<p>two</p></p>three', 'one\ntwo\n\nthree'],
  ['a<br/>b<hr>c', 'a\nb\nc'],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a b'],
  ['<b title="a>b">c</b>', 'c'],
  ["<b title = 'a>b'>c</b>", 'c'],
  ['<b "a>c</b>', 'c'],
  ['<b a=b"c>d</b>', 'd'],
  ['<b title="never closed>c</b> d', ''],
  ['a<!-- b > c -->d', 'ad'],
  ['a<!-->b', 'ab'],
  ['a<!-- b', 'a'],
  ['a<!doctype html><?xml x?></ x>b', 'ab'],
  ['a<SCRIPT>if (a < b) "</scripts>"</Script >b', 'ab'],
  ['a<style>b', 'a'],
  ['<svg><title/>a</svg>', 'a'],
  ['a<', 'a<'],
  ['&amp;lt;b&gt; &nope; &#x41;', '&lt;b> &nope; A'],
  ['It&rsquo;s fine &mdash; caf&eacute;&nbsp;&Eacute; &LT; &frac12;', 'It’s fine — café É < ½'],
  ['&toString; &constructor;', '&toString; &constructor;'],
])('reads %j as %j', (html, text) => {
  expect(htmlText(html)).toBe(text);
});

/** The text as the platform's parser reads it, without white space. */
async function parsed(html: string): Promise<string> {
  const texts: string[] = [];
  let hidden = 0;
  const rewriter = new HTMLRewriter()
    .on('script, style', {
      element(element) {
        hidden += 1;
        element.onEndTag(() => {
          hidden -= 1;
        });
      },
    })
    .onDocument({
      text(chunk) {
        if (hidden === 0) texts.push(chunk.text);
      },
    });
  await rewriter.transform(new Response(html)).arrayBuffer();
  return texts.join('').replace(/\s+/g, '');
}

it('reads the same text as the platform’s parser', async () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      ' ',
      '<b>',
      '</b>',
      '<br>',
      '<p class=x>',
      '</p>',
      '<i title="',
      "<i title='",
      '"',
      "'",
      '>',
      '<',
      '=',
      '/',
      '!',
      '--',
    ],
    ...['<!-- c', '-->', '<script>', '</script>', '<style>', '</style>', '<b a="b>c">', '</ b>', '<?x'],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const html = pieces.join('');
      expect(htmlText(html).replace(/\s+/g, '')).toBe(await parsed(html));
    }),
    { numRuns: 100 },
  );
});

it('reads the first 300,000 characters', () => {
  expect(htmlText(`${'x'.repeat(299_999)}yz`).slice(-2)).toBe('xy');
});
