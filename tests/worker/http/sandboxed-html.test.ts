import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { emailHtml, previewHtml } from '#worker/http/sandboxed-html.ts';
import { elementsOf } from '../support/html.ts';

it('leaves the body of a preview as the only stop for Tab', async () => {
  const preview = previewHtml(
    `<html><head></head><body class="page"><a href="/">A</a><abbr>B</abbr><details><summary>C</summary></details>
     <section aria-label="D" tabindex="0"><p>E</p></section><form><input><select></select><textarea></textarea>
     <button>F</button></form></body></html>`,
  );
  const stops = (await elementsOf(await preview.text())).map(({ tag, attributes }) => [tag, attributes.tabindex]);
  expect(Object.fromEntries(stops)).toEqual({
    ...{ html: undefined, head: undefined, style: undefined, abbr: undefined, details: undefined, p: undefined },
    ...{ form: undefined, body: '0', a: '-1', summary: '-1', section: '-1', input: '-1', select: '-1', textarea: '-1' },
    button: '-1',
  });
});

it('allows each stylesheet by its hash, also one with a < of its own', () => {
  const css = '@media (width < 40rem){p{color:red}}';
  const html = `<html><head><style>a{}</style><style media="all">${css}</style></head><body></body></html>`;
  const policy = emailHtml(html, []).headers.get('content-security-policy');
  for (const style of ['a{}', css]) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  }
});
