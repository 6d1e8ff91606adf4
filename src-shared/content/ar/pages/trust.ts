import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import type { ClaimId } from '#shared/site/claims.ts';
import { company } from '#shared/site/company.ts';
import { isolated } from '../../isolated.ts';
import type { LegalContent, LegalFacts } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { figures } from '../figures.ts';
import { legalLabels } from '../legal.ts';
import { backups, protection, recipients, serversAbroad } from '../legal-facts.ts';
import { officeTimes } from '../office-hours.ts';

const mailLink = { label: brand.email, to: `mailto:${brand.email}` };
const privacyLink = { label: 'سياسة الخصوصية', to: `${paths.privacy}#what` };

const followed = 'أسعار تتابعها عين السوق.';

const meanings: Record<ClaimId, string> = {
  customers: 'الجهات التي تستخدم أحد المنتجات، في أي باقة، ومنها المجانية.',
  enterpriseClients: 'من لهم من عملائنا عقد خاص بدل الباقة.',
  models: 'النماذج والوكلاء التي شغّلناها للعملاء، وكل إصدار مرة واحدة. وللعميل الواحد أكثر من نموذج.',
  team: 'كل من يعمل معنا، ومنهم العاملون بدوام جزئي والمتعاقدون.',
  growth: 'عدد العملاء مقارنةً بالسنة السابقة.',
  uptime: 'ما نضمنه لكل شهر من الخدمة.',
  enterpriseSla: 'مستوى الخدمة الذي يمكن الاتفاق عليه في عقود المؤسسات بدلًا من ذلك.',
  apiUptime: 'الضمان نفسه للواجهة البرمجية.',
  latency: 'ما تضيفه شبكتنا إلى زمن الطلب، دون عمل النموذج.',
  monitoring: 'مراقبة آلية على مدار الساعة تنبّه المهندس المناوب. أما الأسئلة فنرد عليها في ساعات العمل المذكورة أعلاه.',
  complianceScore: 'نسبة الضوابط المختبرة التي لم تظهر فيها ملاحظة.',
  directionAccuracy: 'نسبة صحة الاتجاه على أسعار سابقة. ولا يُعدّ الأداء السابق ضمانًا للأداء المستقبلي.',
  verifications: 'الوثائق التي فُحصت منذ إطلاق المنتج.',
  identityAccuracy: 'نسبة الفحوص التي صحّت نتيجتها.',
  countries: 'الدول التي يمكن قراءة وثائقها.',
  answerTime: 'من آخر صورة إلى النتيجة.',
  stocks: followed,
  crypto: followed,
  forex: followed,
  commodities: followed,
};

export default function trust(facts: LegalFacts): LegalContent {
  const { model } = facts.processors;
  const { certificates = [], planRegion } = company;
  return {
    meta: {
      title: 'الثقة والأمان',
      description: `أين تحفظ ${brand.arabicName} البيانات، ومن يعالجها، وما الذي يراه جو، ومتى نرد، وإمكانية الوصول، وكيف تبلّغون عن مشكلة.`,
    },
    ...legalLabels,
    eyebrow: 'الثقة',
    title: 'الثقة والأمان',
    lead: 'كيف نحفظ بيانات هذا الموقع آمنةً وخاصة، في صفحة واحدة قابلة للطباعة. أما المنتجات فلها صفحة مستقلة.',
    changedOn: '2026-11-29',
    sections: [
      {
        id: 'products',
        title: 'منتجاتنا',
        paragraphs: [
          [
            'لا ندرّب أبدًا نماذج مشتركة على بياناتكم. وتجدون أجوبة 30 سؤالًا أمنيًا للموردين في صفحة ',
            { label: 'أمن المنتجات', to: paths.productSecurity },
            '.',
          ],
        ],
      },
      {
        id: 'data',
        title: 'أين تُحفظ البيانات',
        paragraphs: [
          `النماذج والحجوزات والرسائل والمحادثات مع جو في قاعدة بيانات واحدة، والملفات المرفوعة في مساحة تخزين واحدة، وكلاهما لدى ${isolated('Cloudflare')}. ${serversAbroad} وتشفّر ${isolated('Cloudflare')} كليهما أثناء التخزين. أما منتجاتنا فتُستضاف على حدة: في عقود المؤسسات في المنطقة التي تختارونها، وفي الباقات في ${planRegion?.ar ?? 'المنطقة التي يذكرها طلب الشراء'}.`,
          `${backups}.`,
        ],
      },
      {
        id: 'processors',
        title: 'المعالجون الفرعيون للبيانات',
        paragraphs: ['يعملون لحسابنا على بيانات الزوار، ولما يُذكر هنا فقط.'],
        entries: recipients(facts),
      },
      {
        id: 'retention',
        title: 'مدة حفظ البيانات',
        paragraphs: [['مدة حفظ كل سجل، واليوم الذي تبدأ منه، مذكوران في ', privacyLink, '.']],
      },
      {
        id: 'joe',
        title: 'ما الذي يراه جو',
        paragraphs: [
          'يقرأ جو الصفحات العامة لهذا الموقع، وإجابات كتبها له موظفونا، ومحادثتكم معه. ولا يستطيع قراءة النماذج أو الرسائل أو الحجوزات أو الملفات أو ملاحظات موظفينا، وليست لديه أدوات: لا شيء مما يكتبه يغيّر سجلًّا.',
          ...(model ? [] : ['يجيب جو من نصوص هذا الموقع المكتوبة سلفًا، ولا يصل ما تكتبونه إلى أي نموذج لغوي.']),
        ],
      },
      {
        id: 'security',
        title: 'كيف نحمي الموقع',
        paragraphs: [
          protection,
          'لا تحمّل الصفحات برامج من شركة أخرى، سوى خدمة التحقق المذكورة بين معالجي البيانات إن ذُكرت. ولا يحتاج الزائر إلى حساب أو كلمة مرور. والروابط التي تفتح بياناتكم في رسائلنا موقّعة وتنتهي صلاحيتها.',
        ],
      },
      {
        id: 'certificates',
        title: 'الشهادات',
        paragraphs:
          certificates.length > 0
            ? []
            : [`لا نحمل حاليًا أي شهادة مثل ${isolated('ISO 27001')} أو ${isolated('SOC 2')}.`],
        items: certificates.map(
          ({ name, scope, validUntil }) => `${isolated(name)}: ${scope.ar}، سارية حتى ${isolated(validUntil)}.`,
        ),
      },
      {
        id: 'response',
        title: 'متى نرد',
        paragraphs: [`ساعات العمل: ${officeTimes}.`],
        items: [
          `طلبات العروض التوضيحية والشراكة: ${commitments.reply}.`,
          `طلبات التوظيف: ${commitments.applicationReply}، إذا وقع الاختيار على طلبكم.`,
          `البلاغات عن مشكلة أمنية أو عائق أو إساءة استخدام: ${commitments.reportReply}.`,
          'الاطلاع على بياناتكم ومحوها: فورًا، بالرابط الذي تطلبونه.',
        ],
      },
      {
        id: 'accessibility',
        title: 'بيان إمكانية الوصول',
        paragraphs: [
          `بُني هذا الموقع وفق ${isolated('WCAG 2.2')}، المستوى ${isolated('AA')}، باللغتين وفي الوضعين الفاتح والداكن. وتُفحص صفحة من كل نوع آليًا وفق هذا المعيار قبل كل إصدار، وتُختبر النماذج والقوائم والمحادثة بلوحة المفاتيح. ${facts.turnstile ? '' : `وتعمل النماذج دون ${isolated('JavaScript')} أيضًا. `}ولم تدقّق الموقع أي جهة خارجية.`,
          `القيود المعروفة: تحتاج الأمثلة التفاعلية إلى ${isolated('JavaScript')}، وبدونه لا تظهر إلا حالتها الأولى، وأوراق العمل بالإنجليزية فقط.`,
        ],
      },
      {
        id: 'figures',
        title: 'معنى أرقامنا',
        paragraphs: [
          'الأرقام في هذا الموقع من إحصائنا ومن التزاماتنا، ولم تدقّقها جهة خارجية. ولا ننشر كلام عميل إلا باسمه وبموافقته. أما أرقام الأمثلة التفاعلية فافتراضية، وهذا مذكور فيها.',
        ],
        items: (Object.keys(meanings) as ClaimId[]).map(
          (id) => `${isolated(figures[id].value)} ${figures[id].label}: ${meanings[id]}`,
        ),
      },
      {
        id: 'report',
        title: 'كيف تبلّغون عن مشكلة',
        paragraphs: [
          [
            'راسلونا على ',
            mailLink,
            ` أو اتصلوا بنا على ${isolated(brand.phone)}. ابدؤوا الموضوع بكلمة «أمن المعلومات» أو «الخصوصية» أو «إمكانية الوصول» أو «إساءة الاستخدام»، واذكروا ما فعلتموه وما حدث وما كنتم تتوقعونه.`,
          ],
          `إذا وجدتم ثغرة فلا تستخدموا بيانات غيركم، وأخبرونا قبل أن تخبروا أحدًا. نخبركم بما ننوي فعله، ونذكر اسمكم علنًا إن أردتم. وجهة الاتصال المقروءة آليًا في ${isolated('/.well-known/security.txt')}.`,
        ],
      },
    ],
  };
}
