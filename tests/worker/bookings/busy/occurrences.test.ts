import { expect, it } from 'vitest';
import { occurrences, Replacements } from '#worker/bookings/busy/occurrences.ts';

const start = Date.UTC(2026, 0, 1);
const window = { from: Date.UTC(2026, 10, 23), until: Date.UTC(2026, 10, 24) };

function found(rule: string, remaining: number) {
  const repeats = { rule, added: [], omitted: [] };
  const event = { uid: '', isFree: false, start, length: 0, instantOf: (wall: number) => wall, repeats };
  return occurrences({ ...event, replaces: undefined }, new Replacements(), window, { remaining });
}

const firstDays = (rule: string, remaining: number) => {
  const all = found(rule, remaining);
  return typeof all === 'string' ? all : all.map(([begins]) => new Date(begins).toISOString().slice(5, 10));
};

it('finds the occurrences in the window and two days around it', () => {
  expect(firstDays('FREQ=DAILY', 100)).toEqual(['11-21', '11-22', '11-23', '11-24', '11-25', '11-26']);
});

it('takes a step for each occurrence of a plain rule, and the one that ends it', () => {
  expect([firstDays('FREQ=DAILY', 7), firstDays('FREQ=DAILY', 6)]).toEqual([expect.any(Array), 'too_long']);
});

it('takes 60 steps to begin another rule, and 20 for each occurrence', () => {
  const rule = 'FREQ=MONTHLY;BYMONTHDAY=23;COUNT=99';
  expect([firstDays(rule, 300), firstDays(rule, 299)]).toEqual([['11-23'], 'too_long']);
});
