import { expect, test } from 'vitest';
import { readRoutine } from '#web/products/lagentry/read-routine.ts';
import { needsApproval, type Routine } from '#web/products/lagentry/run.ts';

/** The steps of a routine that run without an approval. */
function unapproved(sentence: string): string[] {
  const { steps } = readRoutine(sentence, 'en') as Routine;
  return steps.filter((step) => !needsApproval(step)).map(({ words }) => words);
}

test.each([
  'issue a refund',
  'disburse the grant',
  'give the customer his money back',
  'create a purchase order',
  'invoice the customer',
  'get rid of the old files',
  'move the file to the trash',
  'let the customer know',
  'write back to the customer',
  'keep the customer informed',
  'put it on the website',
  'get the approval of my boss',
  'dance with it',
  'payment of 500 to Ali',
  'refnd teh customer',
  'immediately pay it',
  'do not pay it',
  'أعد المبلغ إلى العميل',
  'حوّل 5000 درهم إلى المورّد',
  'قم بدفع الفاتورة',
  'اكتب إلى العميل',
  'انقل الملف إلى سلة المهملات',
  'يتم دفع المبلغ',
  'انتظر موافقة المدير',
  'ارقص معه',
])('%s: waits for an approval', (step) => {
  expect(
    unapproved(/\p{Script=Arabic}/u.test(step) ? `عندما يصل طلب، ${step}` : `When an order comes in, ${step}`),
  ).toEqual([]);
});

test.each([
  ['When it comes, read it and wire 5000 dirhams', 'read it'],
  ['When it comes, read it and immediately refund the customer', 'read it'],
  ['When it comes read it then invoice the customer', 'read it'],
  ['When it comes, read it → pay it', 'read it'],
  ['When it comes, read it and disburse the grant', 'read it'],
  ['When it comes, wait 3 days and follow up', 'wait 3 days'],
  ['Every Friday wire 5000 dirhams to Ali and record it', 'record it'],
  ['عندما تصل الفاتورة اقرأها وقم بدفعها', 'اقرأها'],
  ['عندما تصل الفاتورة، اقرأها ثم حوّل المبلغ', 'اقرأها'],
])('%s: the first step runs, and the other waits', (sentence, first) => {
  expect(unapproved(sentence)).toEqual([first]);
});

test.each([
  'When it comes, read it or pay it',
  'When it comes, open the bank to wire it and to pay it',
  'When it comes, check it by sending it to the supplier',
  'When it comes, read it/delete it',
  'When it comes, read it.Pay it',
  'When it comes, read it if it is new or delete it',
  'عندما تصل الفاتورة، قراءتها ودفعها',
  'عندما تصل الفاتورة، اقرأها لتدفعها',
  'عندما تصل الفاتورة، اقرأها ومرّرها إلى المدير',
  'عندما تصل الشكوى، راجعها وامنح العميل 50 درهمًا',
  'عندما تصل فاتورة من مورد جديد، اقرأها and pay',
])('%s: a payment behind another verb waits', (sentence) => {
  expect(unapproved(sentence)).toEqual([]);
});

test.each([
  'wait 2 days',
  'wait for the reply',
  'read the invoice',
  'summarise the customer message',
  'check the refund policy',
  'draft a reply',
  'record the payment in the ERP',
  'file it',
  'انتظر يومين',
  'اقرأ رسالة العميل',
  'اقرأ التقرير حول المبيعات',
  'أعدّ التقرير',
  'سجّل الدفعة في النظام',
])('%s: runs without an approval', (step) => {
  expect(
    unapproved(/\p{Script=Arabic}/u.test(step) ? `عندما يصل طلب، ${step}` : `When an order comes in, ${step}`),
  ).toEqual([step]);
});
