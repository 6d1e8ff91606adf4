import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitQuoted } from '#worker/inbox/received/quoted-text.ts';

const answer = 'Tuesday suits me.\n\n-- \nLayla Haddad\nGulf Logistics';
const earlier = 'Hello Layla,\nwhich day suits you?';
const marked = earlier.replace(/^/gm, '> ');

it.each([
  ['Gmail', `On Mon, 23 Nov 2026 at 09:00, Joe <reply@rihla.example> wrote:\n\n${marked}`],
  ['a wrapped line', `On Mon, 23 Nov 2026 at 09:00, Joe\n<reply@rihla.example> wrote:\n${marked}`],
  ['text without marks', `On 23 Nov 2026, at 09:00, Joe wrote:\n\n${earlier}`],
  ['marks only', marked],
  ['a separator', `-----Original Message-----\n${earlier}`],
  [
    'Outlook',
    `From: Joe <a@rihla.example>\nSent: Monday, 23 November 2026 09:00\nTo: Layla\nSubject: Demo\n\n${earlier}`,
  ],
  ['Outlook with a rule', `${'_'.repeat(32)}\nFrom: Joe <a@rihla.example>\nSent: Monday\nTo: Layla\n\n${earlier}`],
  ['Arabic Gmail', `في الاثنين، ٢٣ نوفمبر ٢٠٢٦ في ٩:٠٠ ص تمت كتابة ما يلي بواسطة Joe <a@rihla.example>:\n\n${marked}`],
  ['Arabic', `في 23 نوفمبر 2026، كتب جو:\n\n${marked}`],
  ['French Gmail', `Le lun. 23 nov. 2026 à 09:00, Joe <a@rihla.example> a écrit :\n\n${earlier}`],
  ['Turkish Gmail', `Joe <a@rihla.example>, 23 Kas 2026 Pzt, 09:00 tarihinde şunu yazdı:\n\n${earlier}`],
  ['German Gmail', `Am Mo., 23. Nov. 2026 um 09:00 Uhr schrieb Joe <\na@rihla.example>:\n\n${earlier}`],
  [
    'German Outlook',
    `${'_'.repeat(32)}\nVon: Joe <a@rihla.example>\nGesendet: Montag, 23. November 2026 09:00\nAn: Layla\nBetreff: Demo\n\n${earlier}`,
  ],
  [
    'French Outlook',
    `De : Joe <a@rihla.example>\nEnvoyé : lundi 23 novembre 2026 09:00\nÀ : Layla\nObjet : Demo\n\n${earlier}`,
  ],
  [
    'an older French Outlook',
    `-----Message d'origine-----\nDe : Joe <a@rihla.example>\nEnvoyé : lundi 23 novembre 2026 09:00\nÀ : Layla\nObjet : Demo\n\n${earlier}`,
  ],
  ['Arabic Outlook', `من: جو <a@rihla.example>\nتم الإرسال: الاثنين\nإلى: ليلى\n\n${earlier}`],
])('separates the earlier email that %s repeats below the reply', (_program, quoted) => {
  expect(splitQuoted(`${answer}\n\n${quoted}`)).toEqual({ text: answer.trim(), quoted });
});

it.each([
  [300, true],
  [301, false],
])('reads a line of 300 characters above an earlier email, and no longer one: %i', (length, isRead) => {
  const line = `On 23 Nov 2026, Joe ${'x'.repeat(length - 27)} wrote:`;
  const { quoted } = splitQuoted(`${answer}\n\n${line}\n${earlier}`);
  expect([line.length, quoted !== null]).toEqual([length, isRead]);
});

it('separates the earlier email above the reply', () => {
  const quoted = `On 23 Nov 2026, at 09:00, Joe wrote:\n${marked}`;
  expect(splitQuoted(`${quoted}\n\n${answer}`)).toEqual({ text: answer, quoted });
});

it('leaves quotations between the visitor’s own lines', () => {
  const between = `> Which day?\nTuesday.\n> Which hour?\nTen.`;
  expect(splitQuoted(`Hello,\n${between}`)).toEqual({ text: `Hello,\n${between}`, quoted: null });
});

it.each([
  ['everything is quoted', marked],
  ['nothing is quoted', 'On Monday I wrote:\nyes.\nFrom: Dubai'],
  [
    'a list with an address stands in the text',
    'Please note:\nName: Layla\nEmail: a@b.example\nPhone: 050\nYear: 2026',
  ],
  ['a line of underscores is the visitor’s own', `Hello\n${'_'.repeat(20)}\nLayla`],
])('folds nothing when %s', (_case, text) => {
  expect(splitQuoted(text)).toEqual({ text, quoted: null });
});

it('loses no line, and takes little time for long hostile texts', () => {
  const line = fc.constantFrom(
    '> a',
    'b',
    '',
    'On 1 wrote:',
    'From: x',
    'Sent: y',
    '_'.repeat(16),
    '--Original Message--',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { text, quoted } = splitQuoted(lines.join('\n'));
      const sorted = (value: string) => value.split('\n').filter(Boolean).sort();
      expect(sorted(`${text}\n${quoted ?? ''}`)).toEqual(sorted(lines.join('\n')));
    }),
  );
  const started = performance.now();
  for (const piece of ['\n', 'On 1 ', 'On 1\n', '> \n', 'من: \n', 'كتب 1 ', '_', '- '])
    splitQuoted(piece.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(5000);
});
