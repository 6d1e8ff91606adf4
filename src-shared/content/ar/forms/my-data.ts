import type { MyDataFormContent } from '../../en/forms/my-data.ts';
import { common, contact, failure } from './common.ts';

export const myDataForm: MyDataFormContent = {
  title: 'طلب الرابط',
  text: 'نرسل الرابط إلى هذا البريد الإلكتروني فقط.',
  field: { label: contact.email.label, placeholder: contact.email.placeholder },
  submit: 'إرسال الرابط',
  failure: { title: 'تعذّر الإرسال', text: failure.text },
  common,
};
