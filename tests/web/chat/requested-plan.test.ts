import { expect, test } from 'vitest';
import { requestedPlan } from '#web/chat/requested-plan.ts';

test.each([
  ['starter', 'How much is the Starter plan?'],
  ['growth', 'The **Growth** plan costs $49.'],
  ['scale', 'is the scale plan for us'],
  ['quote', 'We need the enterprise plan.'],
  ['starter', 'كم سعر باقة الانطلاق؟'],
  ['growth', 'أريد باقة **النمو**'],
  ['scale', 'ما الذي في باقة التوسع'],
  ['scale', 'ما الذي في باقة التوسّع'],
  ['quote', 'نريد باقة المؤسسات'],
])('finds the plan %s in “%s”', (plan, text) => {
  expect(requestedPlan([text])).toBe(plan);
});

test.each(['How can we scale our growth?', 'The Starter plan is free, the Growth plan is not.', 'كيف ندير النمو؟'])(
  'finds no plan in “%s”',
  (text) => {
    expect(requestedPlan([text])).toBeUndefined();
  },
);

test('finds the plan that was named last', () => {
  expect(requestedPlan(['The Growth plan?', 'Or the Scale plan?', 'A quote, please.'])).toBe('scale');
});
