import type { FieldName } from '#shared/forms/fields.ts';
import type { FormContent } from '../../types/forms.ts';
import { common, failure } from './common.ts';

export const otherForm: FormContent<FieldName<'other'>> = {
  ...common,
  fields: {
    name: { label: 'اسمكم' },
    email: { label: 'بريدكم الإلكتروني', placeholder: 'name@company.com' },
    message: { label: 'سؤالكم (اختياري)' },
  },
  submit: 'إرسال إلى الفريق',
  submitting: 'جارٍ الإرسال...',
  success: { title: 'شكرًا لكم. وصل سؤالكم إلى فريقنا، وسيصلكم الرد بالبريد الإلكتروني.' },
  failure,
};
