import { expect, it } from 'vitest';
import { bookingWishOf, topicOf } from '#worker/chat/topics/topic-of.ts';

it.each([
  ['do you store my data in the UAE', 'data'],
  ['which data do you have in the UAE about gold', undefined],
  ['are you ISO 27001 certified', 'certificates'],
  ['do you support ISO 27001?', undefined],
  ['is the demo in Arabic', undefined],
  ['can ai agents book orders', undefined],
  ['does lagentry schedule meetings', undefined],
  ['a demo of lagentry next monday at 10am, please', 'booking'],
  ['how much is the id verification', 'prices'],
  ['does marketeye show the price of gold', undefined],
  ['can people talk to the agent in arabic', undefined],
  ['hello, how much is it?', 'prices'],
  ['hi there, how are you doing today?', 'greeting'],
  ['I have a question', 'greeting'],
  ['how are you different', 'why'],
  ['how are you better than the others', 'why'],
  ['no way back', undefined],
  ['thank you so much for your help', 'thanks'],
  ['شكرا جزيلا لكم', 'thanks'],
  ['كيف حالكم اليوم', 'greeting'],
  ['السلام عليكم ورحمة الله وبركاته', 'salam'],
  ['What products do you have? Thanks!', 'products'],
  ['وهل بياناتنا تبقى في السعودية؟', 'data'],
  ['بيانات الأسهم في السعودية', undefined],
  ['ما هو سعر الذهب', undefined],
  ['', undefined],
  ['؟؟', undefined],
])('reads %j as a question about %s', (question, topic) => {
  expect(topicOf(question)?.id).toBe(topic);
});

it.each([
  ['Can I book a demo for my bank next week?', 'book'],
  ['can we have a meeting in Riyadh', 'book'],
  ['please call me back', 'book'],
  ['ابغى موعد معاكم بكرا', 'book'],
  ['نريد ترتيب اجتماع مع فريقكم', 'book'],
  ['how do I cancel the demo of my colleague', 'change'],
  ['ابي اغير الموعد', 'change'],
  ['how many calls can the api take', undefined],
  ['we need to automate meeting notes', undefined],
  ['we have call centers in Dubai', undefined],
])('reads %j as a wish to %s a demo', (question, wish) => {
  expect(bookingWishOf(question)).toBe(wish);
});
