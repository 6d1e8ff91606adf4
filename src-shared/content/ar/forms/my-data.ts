import type { MyDataFormContent } from '../../en/forms/my-data.ts';
import { common, contact, failure } from './common.ts';

/** Every address gets this message, so that it tells a stranger nothing. */
export const linkMessage =
  'إن كنا نحفظ شيئًا عن هذا البريد الإلكتروني، فقد أرسلنا إليه رابطًا. والرابط صالح لمدة ساعة واحدة.';

export const myDataForm: MyDataFormContent = {
  title: 'طلب الرابط',
  text: 'نرسل الرابط إلى هذا البريد الإلكتروني فقط.',
  field: { label: contact.email.label, placeholder: contact.email.placeholder },
  submit: 'إرسال الرابط',
  failure: { title: 'تعذّر الإرسال', text: failure.text },
  common,
};
