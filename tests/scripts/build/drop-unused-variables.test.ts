import { expect, it } from 'vitest';
import { dropUnusedVariables } from '../../../scripts/build/drop-unused-variables.ts';

it('drops a variable that nothing uses, in every rule that declares it', () => {
  const css = ':root{--ink:#000;--paper:#fff}@media print{:root{--paper:#eee}}p{color:var(--ink)}';
  expect(dropUnusedVariables(css)).toBe(':root{--ink:#000;}@media print{:root{}}p{color:var(--ink)}');
});

it('keeps a variable that another one needs, and drops both when nothing uses the other one', () => {
  const used = ':root{--amber:#fa0;--accent:var(--amber)}a{color:var(--accent, red)}';
  expect(dropUnusedVariables(used)).toBe(used);
  expect(dropUnusedVariables(':root{--amber:#fa0;--accent:var(--amber)}a{color:red}')).toBe(':root{}a{color:red}');
});

it('drops the registration of an unused variable', () => {
  const registered = '@property --x{syntax:"*";inherits:false}';
  expect(dropUnusedVariables(`${registered}p{margin:0}`)).toBe('p{margin:0}');
  expect(dropUnusedVariables(`${registered}p{translate:var(--x)}`)).toBe(`${registered}p{translate:var(--x)}`);
});

it('takes a value with a string as a whole', () => {
  expect(dropUnusedVariables(`:root{--star:url("data:image/svg+xml;{a}");--x: ;color:red}`)).toBe(':root{color:red}');
});
