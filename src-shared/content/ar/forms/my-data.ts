import type { MyDataFormContent } from '../../en/forms/my-data.ts';
import { common, contact, failure } from './common.ts';

export const myDataForm: MyDataFormContent = {
  title: 'طلب الرابط',
  text: 'يصل الرابط إلى هذا العنوان وحده.',
  field: { label: contact.email.label, placeholder: contact.email.placeholder },
  submit: 'إرسال الرابط',
  failure: { title: 'تعذّر الإرسال', text: failure.text },
  common,
};
