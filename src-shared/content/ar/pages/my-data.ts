import { brand } from '#shared/brand.ts';
import { myDataResultPaths, paths } from '#shared/paths.ts';
import type { MyDataContent } from '../../en/pages/my-data.ts';
import type { Action } from '../../types/blocks.ts';
import { linkMessage, myDataForm } from '../forms/my-data.ts';
import { inDays } from '../legal.ts';

const home: Action = { label: 'إلى الصفحة الرئيسية', to: paths.home };

const results: MyDataContent['results'] = {
  [myDataResultPaths.sent]: { title: 'تفقّدوا بريدكم.', text: linkMessage, actions: [home] },
  [myDataResultPaths.erased]: {
    title: 'تم محو بياناتكم.',
    text: 'لم يعد الرابط صالحًا. احتفظنا برمز مشتق من بريدكم الإلكتروني، كي لا نراسلكم مرة أخرى.',
    actions: [home],
  },
  [myDataResultPaths.conversationErased]: {
    title: 'تم محو محادثتكم.',
    text: 'لم يعد الرابط صالحًا. وإن كنتم قد أوقفتم جميع الرسائل، فقد احتفظنا بالرقم وحده، كي لا نراسلكم مرة أخرى.',
    actions: [home],
  },
  [myDataResultPaths.expired]: {
    title: 'لم يعد هذا الرابط صالحًا.',
    text: 'رابط بياناتكم صالح لمدة ساعة واحدة، وينتهي قبلها إذا محوتم كل شيء. ويمكنكم طلب رابط جديد.',
    actions: [{ label: 'طلب رابط جديد', to: paths.myData }, home],
  },
};

const myData: MyDataContent = {
  meta: {
    title: 'بياناتكم',
    description: `الاطلاع على ما تحفظه ${brand.arabicName} عن بريدكم الإلكتروني، أو تنزيله، أو محوه.`,
  },
  eyebrow: 'بياناتكم',
  title: 'اطّلعوا على ما\u00a0نحفظه عنكم.',
  lead: 'أدخلوا بريدكم الإلكتروني، ونرسل إليكم رابطًا يعرض ما نحفظه عنه، ويتيح لكم تنزيله أو محوه.',
  form: myDataForm,
  shows: {
    title: 'ما يعرضه الرابط',
    items: [
      'كل نموذج أرسلتموه إلينا بجميع حقوله وملفاته، والعرض الذي حجزتموه',
      'المراسلات بيننا بشأنها، أما الملاحظات الداخلية لموظفينا فنقدّمها عند الطلب',
      'اشتراككم في النشرة البريدية، مع إمكان تغييره',
      'ما وافقتم عليه، ومتى',
      'الرسائل التي أرسلناها إليكم',
      'اليوم الذي سيُحذف فيه كل منها',
    ],
  },
  joe: {
    whatsapp: {
      before: 'وللاطلاع على محادثتكم عبر واتساب، ',
      link: 'اكتبوا لنا فيها «بياناتي»',
      message: 'بياناتي',
      after: ' ليصلكم رابط إليها.',
    },
    title: 'المحادثات مع المساعد جو',
    text: (days) =>
      `إذا تركتم بريدكم الإلكتروني في محادثة أو أرسلتم منها نموذجًا، فالرابط يعرضها. أما المحادثات الأخرى فلا نعرف أيها محادثتكم. وتُحذف كل محادثة بعد ${inDays(days)}.`,
  },
  results,
};

export default myData;
