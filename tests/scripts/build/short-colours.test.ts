import { expect, it } from 'vitest';
import { shortColours } from '../../../scripts/build/short-colours.ts';

it.each([
  ['oklab(79.1568% -.00130916 -.0238966/.5)', '#b4bbcb80'],
  ['oklab(17.21% -.000633866 -.0323571/.07)', '#0a0f1e12'],
  ['oklab(66.7174% .166102 .0328769/.8)', '#e8607acc'],
  ['oklab(80.1232% .0440269 .143569/.35)', '#f8ad3c59'],
])('writes %s as %s', (mixed, short) => {
  expect(shortColours(`.a{color:${mixed}}`)).toBe(`.a{color:${short}}`);
});

it('writes a mixed colour once, without the one for browsers that do not mix', () => {
  const mixed = '.a\\/40{color:color-mix(in oklab, var(--b) 40%, transparent)}';
  const supports = `@supports (color:color-mix(in lab, red, red)){${mixed}}`;
  expect(shortColours(`.c{color:red}.a\\/40{color:#b3261e66}${supports}.d{color:tan}`)).toBe(
    `.c{color:red}${mixed}.d{color:tan}`,
  );
  expect(shortColours(`.a{color:#b3261e66}${supports}`)).toBe(`.a{color:#b3261e66}${supports}`);
});
