import type { NewsletterMessages } from '../en/newsletter-messages.ts';

export const newsletterMessages: NewsletterMessages = {
  subscribed: 'تم الاشتراك في نشرتنا البريدية بنجاح! وستجدون رسالة التأكيد في بريدكم الإلكتروني.',
  resubscribed: 'سعداء بعودتكم! تجدّد اشتراككم في نشرتنا البريدية.',
  alreadySubscribed: 'هذا البريد الإلكتروني مشترك بالفعل في نشرتنا البريدية.',
  subscribeFailed: 'تعذّر الاشتراك. يُرجى المحاولة مرة أخرى لاحقًا.',
  subscribeUnreachable: 'تعذّر الاشتراك. يُرجى المحاولة مرة أخرى.',
  confirmed: 'تم تأكيد اشتراككم. أهلًا بكم!',
  confirmationGone: 'هذا الرابط غير معروف أو لم يعد صالحًا. سجّلوا اشتراككم من جديد.',
  confirmationFailed: 'لم نتمكن من تأكيد اشتراككم. يُرجى المحاولة مرة أخرى لاحقًا، أو سجّلوا اشتراككم من جديد.',
  unsubscribed: 'تم إلغاء اشتراككم في نشرتنا البريدية.',
  unknownLink: 'رابط إلغاء الاشتراك هذا غير معروف. يُرجى استخدام الرابط في رسالة أحدث.',
  unsubscribeFailed: 'تعذّر إلغاء الاشتراك. يُرجى المحاولة مرة أخرى لاحقًا.',
};
