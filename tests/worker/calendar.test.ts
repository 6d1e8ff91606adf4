import { expect, it } from 'vitest';
import { timeSlots } from '../../src-shared/forms.ts';
import { escapeText, fold, slotHours } from '../../src-worker/mail/calendar.ts';

it('knows the hours of every slot of the form', () => {
  expect(timeSlots.map((slot) => Object.values(slotHours(slot)!))).toEqual([
    [9, 10],
    [10, 11],
    [11, 12],
    [13, 14],
    [14, 15],
    [15, 16],
    [16, 17],
  ]);
  expect(slotHours('noon')).toBeUndefined();
});

it('escapes what has a meaning in a calendar file', () => {
  expect(escapeText('a,b;c\\d\r\ne\nf')).toBe('a\\,b\\;c\\\\d\\ne\\nf');
});

it('folds at 75 octets, never inside a character', () => {
  const line = `SUMMARY:${'رحلة'.repeat(40)}`;
  const folded = fold(line);
  const octets = folded.split('\r\n').map((part) => new TextEncoder().encode(part).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(folded.replaceAll('\r\n ', '')).toBe(line);
});
