import { expect, test } from 'vitest';
import arabic from '#shared/content/ar/samples/lagentry.ts';
import english from '#shared/content/en/samples/lagentry.ts';
import { maxSteps, readRoutine } from '#web/products/lagentry/read-routine.ts';
import { needsApproval, type Routine } from '#web/products/lagentry/run.ts';

/** Each step as `kind: words (condition)`, after the trigger. */
function read(sentence: string): string[] | string {
  const routine = readRoutine(sentence, 'en');
  if (typeof routine === 'string') return routine;
  const steps = routine.steps.map(
    ({ kind, words, condition }) => `${kind}: ${words}${condition ? ` (${condition})` : ''}`,
  );
  return [routine.trigger ?? '', ...steps];
}

test('a sentence becomes a trigger and steps, with the condition at its step', () => {
  expect(
    read(
      'When a supplier invoice arrives, compare it with the order, and pay it if the difference is under 100 dirhams',
    ),
  ).toEqual([
    'When a supplier invoice arrives',
    'compare: compare it with the order',
    'pay: pay it (if the difference is under 100 dirhams)',
  ]);
  expect(read('عندما تصل فاتورة من مورّد، قارنها بالطلب، ثم ادفعها إذا كان الفرق أقل من 100 درهم')).toEqual([
    'عندما تصل فاتورة من مورّد',
    'compare: قارنها بالطلب',
    'pay: ادفعها (إذا كان الفرق أقل من 100 درهم)',
  ]);
});

test('a condition may come before its step, and "otherwise" too', () => {
  expect(
    read('Each morning at 9:30, count the tickets; if there are more than 1,000, notify me; otherwise file them.'),
  ).toEqual([
    'Each morning at 9:30',
    'calculate: count the tickets',
    'send: notify me (if there are more than 1,000)',
    'file: file them (otherwise)',
  ]);
  expect(read('إذا تأخر الدفع، ذكّر العميل. وإذا لم يرد، أبلغ المدير، وإلا احفظ الملف')).toEqual([
    'إذا تأخر الدفع',
    'send: ذكّر العميل',
    'send: أبلغ المدير (وإذا لم يرد)',
    'file: احفظ الملف (وإلا)',
  ]);
});

test('a condition without a step is a decision', () => {
  expect(read('When an order comes in, read it, if the customer is new')).toEqual([
    'When an order comes in',
    'read: read it',
    'decide: if the customer is new',
  ]);
});

test('"and" begins a step only before a verb', () => {
  expect(read('When an order comes in, check stock and credit and send a confirmation')).toEqual([
    'When an order comes in',
    'check: check stock and credit',
    'send: send a confirmation',
  ]);
  expect(read('عندما يصل طلب، تحقق من المخزون والائتمان وأرسل التأكيد')).toEqual([
    'عندما يصل طلب',
    'check: تحقق من المخزون والائتمان',
    'send: أرسل التأكيد',
  ]);
});

test('a sentence without commas is read too, and one whose trigger is at its end', () => {
  expect(read('when the file arrives read it then if the total is over 1,000 ask me otherwise pay it')).toEqual([
    'when the file arrives',
    'read: read it',
    'ask: ask me (if the total is over 1,000)',
    'pay: pay it (otherwise)',
  ]);
  expect(read('Read the mail and reply to the customer when it comes in')).toEqual([
    'when it comes in',
    'read: Read the mail',
    'send: reply to the customer',
  ]);
  expect(read('عندما تصل فاتورة قارنها بالطلب ثم ادفعها')).toEqual([
    'عندما تصل فاتورة',
    'compare: قارنها بالطلب',
    'pay: ادفعها',
  ]);
  expect(read('أرسل التقرير إلى المدير كلما انتهى الشهر')).toEqual([
    'كلما انتهى الشهر',
    'send: أرسل التقرير إلى المدير',
  ]);
});

test('a trigger ends where a request begins, with or without a comma', () => {
  expect(read('When an email arrives read it and open a ticket, then reply to the customer')).toEqual([
    'When an email arrives',
    'read: read it',
    'file: open a ticket',
    'send: reply to the customer',
  ]);
  expect(read('Every Friday count the tickets, then notify me')).toEqual([
    'Every Friday',
    'calculate: count the tickets',
    'send: notify me',
  ]);
  expect(read('عندما تصل رسالة اقرأها وافتح تذكرة، ثم رد على العميل')).toEqual([
    'عندما تصل رسالة',
    'read: اقرأها',
    'file: افتح تذكرة',
    'send: رد على العميل',
  ]);
});

test.each([
  'When a customer asks to open an account',
  'When customers send a complaint',
  'When an order comes in by email',
  'When we send them an invoice',
  'عندما يرسل العميل طلبًا',
  'عندما يكون العميل قد أرسل الطلب',
])('%s: stays one trigger', (trigger) => {
  const [first] = read(`${trigger}${/[a-z]/.test(trigger) ? ', read it' : '، اقرأه'}`);
  expect(first).toBe(trigger);
});

test('opening a ticket makes a record, and opening a letter reads it', () => {
  expect(read('When a mail comes, open a support ticket, open the attachment')).toEqual([
    'When a mail comes',
    'file: open a support ticket',
    'read: open the attachment',
  ]);
});

test('verbs are known in several forms', () => {
  expect(read('Every Sunday, the agent collects the figures, please write a report, it matches them')).toEqual([
    'Every Sunday',
    'find: the agent collects the figures',
    'write: please write a report',
    'compare: it matches them',
  ]);
  expect(read('كل صباح يقرأ الوكيل الرسائل ويلخّصها ويرسل الملخص')).toEqual([
    'كل صباح',
    'read: يقرأ الوكيل الرسائل',
    'read: يلخّصها',
    'send: يرسل الملخص',
  ]);
  expect(read('عند وصول فاتورة: قراءتها، مقارنتها بالطلب، دفعها')).toEqual([
    'عند وصول فاتورة',
    'read: قراءتها',
    'compare: مقارنتها بالطلب',
    'pay: دفعها',
  ]);
});

test('an unknown step stays in the words of the visitor', () => {
  expect(read('Whenever a lead arrives, dance with it, and get the approval of my boss')).toEqual([
    'Whenever a lead arrives',
    'plain: dance with it',
    'ask: get the approval of my boss',
  ]);
  expect(read('When <b>it</b> comes, wrap <script>alert(1)</script>')).toEqual([
    'When <b>it</b> comes',
    'plain: wrap <script>alert(1)</script>',
  ]);
});

test('a text that is not a routine has a reason', () => {
  for (const text of ['', '  ', '?!', '12']) expect(read(text)).toBe('empty');
  for (const text of ['When it rains', 'When a mail comes, ,', 'عندما تمطر']) expect(read(text)).toBe('noSteps');
  for (const text of ['Hello there', 'مرحبا بكم']) expect(read(text)).toBe('unclear');
});

test('a person starts a routine without a trigger', () => {
  expect(read('Send the report')).toEqual(['', 'send: Send the report']);
});

test('control characters and line breaks of the sentence do not come through', () => {
  expect(read('When it comes\nread \u202eit\u0007')).toEqual(['When it comes', 'read: read it']);
});

test('more steps than the sample has room for are left out, and it says so', () => {
  const routine = readRoutine('When it comes, a, b, c, d, e, f, g', 'en') as Routine;
  expect(routine.steps).toHaveLength(maxSteps);
  expect(routine.isCut).toBe(true);
});

for (const [language, { routines }] of Object.entries({ english, arabic })) {
  test.each(routines)(`the prepared routine is read as it is meant (${language}): $name`, ({ sentence, steps }) => {
    const routine = readRoutine(sentence, 'en') as Routine;
    expect(sentence.length).toBeLessThanOrEqual(240);
    expect(routine.trigger).toBeTruthy();
    expect(routine.steps).toHaveLength(steps.length);
    expect(routine.steps.filter(({ kind }) => kind === 'plain')).toEqual([]);
    expect(routine.steps.filter(needsApproval)).toHaveLength(1);
  });

  test(`the examples of the hints are routines (${language})`, () => {
    const { problems } = language === 'english' ? english : arabic;
    for (const hint of [problems.empty, problems.unclear]) {
      const example = hint.match(/(?<=[“«])[^”»]+(?=[”»])/g)!.at(-1)!;
      expect(readRoutine(example, 'en')).toHaveProperty('steps.length', 2);
    }
  });
}

test('both languages have the same kinds of steps in the prepared routines', () => {
  const kinds = ({ routines }: typeof english) =>
    routines.map(({ sentence }) => (readRoutine(sentence, 'en') as Routine).steps.map(({ kind }) => kind));
  expect(kinds(arabic)).toEqual(kinds(english));
});
