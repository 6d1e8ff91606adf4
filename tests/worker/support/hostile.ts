import fc from 'fast-check';

/** Texts that often break forms: right-to-left scripts, emoji, control characters, markup, SQL, prototype keys. */
export const hostileTexts = [
  `Robert'); DROP TABLE form_submissions;--`,
  `" OR 1=1 --`,
  '<script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>`,
  '</title><svg onload=alert(1)>',
  '</textarea><b>&lt;i&gt; R&amp;D &quot;&#60;',
  '{{7*7}} <%= 7*7 %> #{7*7} %0d%0a',
  '=HYPERLINK("https://evil.example","x")',
  'line one\r\nBcc: victim@evil.example',
  'ليلى الحدّاد من دبي',
  '\u202Eright to left override\u202C',
  '👩🏽‍💻🇦🇪 e\u0301 ﷽',
  '\uFEFFbyte order mark',
  'tab\tvertical\u000btab bell\u0007 escape\u001b[31m',
  '\u2028\u2029 separators',
  '__proto__',
  'constructor',
];

export const hostileText = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 90 }),
);

export const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 10, depthSize: 'small' },
    fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.integer(), fc.boolean(), fc.constant(null), hostileText),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        fc.constantFrom(
          'id',
          'formType',
          'email',
          'firstName',
          'text',
          'token',
          'status',
          '__proto__',
          'constructor',
          'toString',
        ),
        fc.string({ maxLength: 8 }),
      ),
      tie('value'),
      { maxKeys: 5, noNullPrototype: true },
    ),
  ),
})).value;
