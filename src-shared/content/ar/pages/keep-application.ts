import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { KeepApplicationContent } from '../../en/pages/keep-application.ts';
import { keepView } from '../keep.ts';

const keepApplication: KeepApplicationContent = {
  meta: {
    title: keepView.states.asked.title,
    description: `ردّكم على طلب ${brand.arabicName} أن تحتفظ بطلب التوظيف.`,
  },
  eyebrow: keepView.eyebrow,
  title: 'هذا الرابط لا يعمل.',
  lead: 'قد يكون الرابط غير مكتمل أو يكون الطلب قد حُذف. يُرجى استخدام الرابط في رسالتنا.',
  actions: [
    { label: 'الاطلاع على بياناتكم', to: paths.myData },
    { label: 'إلى الصفحة الرئيسية', to: paths.home },
  ],
};

export default keepApplication;
