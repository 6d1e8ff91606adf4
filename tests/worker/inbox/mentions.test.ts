import { expect, it } from 'vitest';
import { namedIn } from '#worker/inbox/mentions.ts';

const staff = ['noura@rihla.example', 'omar@rihla.example', 'omar@other.example', 'abu.bakr@rihla.example'];

it.each([
  ['@noura please', ['noura@rihla.example']],
  ['(@Noura) and @noura.', ['noura@rihla.example']],
  ['@abu.bakr: see', ['abu.bakr@rihla.example']],
  ['مرحبًا @noura، من فضلك', ['noura@rihla.example']],
  ['@omar', []],
  ['@omar@other.example.', ['omar@other.example']],
  ['mail noura@rihla.example', []],
  ['@nouras @nour @@noura', []],
])('%s', (text, named) => {
  expect(namedIn(text, staff)).toEqual(named);
});
