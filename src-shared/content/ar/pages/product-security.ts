import { brand } from '#shared/brand.ts';
import { isolated } from '#shared/content/isolated.ts';
import { paths } from '#shared/paths.ts';
import { claims } from '#shared/site/claims.ts';
import { proof } from '#shared/site/proof.ts';
import type { ComparisonTable } from '../../types/blocks.ts';
import type { LegalContent } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { legalLabels } from '../legal.ts';
import { productNames } from '../product-names.ts';
import { products } from '../products.ts';

const yes = 'نعم';
const no = 'لا';
const offer = 'في عرض السعر';
const columns = ['السؤال', 'الجواب'];
const regions = 'الإمارات أو السعودية أو سحابتكم';

const processing = [
  [regions, 'ما يقرؤه الوكيل لخطواته', 'المدة التي تحددونها'],
  [regions, 'الدفاتر والعقود والموافقات', offer],
  [regions, 'صور الوثيقة والوجه', 'المدة التي تطلبها جهتكم الرقابية'],
  [`${regions}: تدخل الأسعار ولا يخرج شيء`, 'الأسعار والأخبار ومراكزكم', offer],
  [regions, 'سؤالكم؛ أما محتوى الجداول ففي عرض السعر', offer],
  [regions, 'عروض المتاجر', offer],
];

function answers(...rows: [question: string, ...answer: string[]][]): ComparisonTable {
  return { layout: 'texts', columns, rows: rows.map(([name, ...answer]) => ({ name, cells: [answer.join('. ')] })) };
}

export default function productSecurity(): LegalContent {
  return {
    meta: {
      title: 'أمن المنتجات وحماية البيانات: استبيان الموردين',
      description: `أين يمكن تشغيل منتجات ${brand.arabicName}، وماذا يرى النموذج، وثلاثون سؤالًا من استبيان الموردين، أجوبتها نعم أو لا أو في عرض السعر.`,
    },
    ...legalLabels,
    eyebrow: 'أمن المنتجات',
    title: 'منتجاتنا: الأمن والبيانات',
    lead: 'أسئلة استبيان الموردين في الخليج، في صفحتين قابلتين للطباعة. وما يعتمد على عقدكم تجدون جوابه في عرض السعر.',
    changedOn: '2026-11-27',
    sections: [
      {
        id: 'products',
        title: 'أين تعمل، وماذا يرى النموذج',
        paragraphs: [
          [
            'الموقع شيء والمنتجات شيء آخر. هذه الصفحة عن المنتجات، أما الموقع فتجدون تفاصيله في ',
            { label: 'الثقة والأمان', to: paths.trust },
            '. في عقود المؤسسات تختارون المنطقة ولا تغادرها البيانات، ويسمّي عرض السعر النماذج والمعالجين الفرعيين، ونوقّع اتفاقية معالجة البيانات عند الطلب.',
          ],
        ],
        table: {
          layout: 'texts',
          columns: ['المنتج', 'يمكن تشغيله في', 'يرى النموذج', 'مدة الحفظ'],
          rows: products.map(({ name }, index) => ({ name, cells: processing[index]! })),
        },
      },
      {
        id: 'data-protection',
        title: 'حماية البيانات الشخصية',
        paragraphs: [],
        table: answers(
          ['هل توقّعون اتفاقية معالجة البيانات؟', yes, 'عند الطلب، مع العقد.'],
          ['هل تدرّبون نماذج مشتركة على بياناتنا؟', no, 'أبدًا.'],
          ['هل تغادر البيانات المنطقة التي نختارها؟', no, 'تختارونها في عقود المؤسسات.'],
          ['هل تسمّون المعالجين الفرعيين؟', offer, 'بحسب مكان الاستضافة.'],
          ['هل لديكم مسؤول حماية بيانات؟', offer],
          ['هل تحتفظون بسجلات المعالجة؟', offer],
          ['هل تساعدوننا في تقييم الأثر؟', offer],
          [
            'هل نحدد نحن مدة حفظ البيانات؟',
            yes,
            `في ${productNames.lagentry} و${productNames.idVerification}. ولغيرهما في عرض السعر.`,
          ],
          ['هل تُحذف البيانات عند انتهاء العقد؟', offer],
          ['هل يستطيع موظفوكم رؤية بياناتنا؟', offer],
        ),
      },
      {
        id: 'security',
        title: 'الاستضافة والصلاحيات',
        paragraphs: [],
        table: answers(
          ['هل يمكن الاستضافة في الإمارات؟', yes],
          ['هل يمكن الاستضافة في السعودية؟', yes],
          ['هل يمكن التشغيل في سحابتنا؟', yes],
          ['هل يمكن التشغيل على خوادمنا؟', offer],
          ['هل هي منفصلة عن هذا الموقع؟', yes, 'مستضافة على حدة، في المنطقة التي يحددها عقدكم.'],
          [
            'هل يتوفر تسجيل الدخول الموحّد (SSO)؟',
            yes,
            `${isolated('SAML')} و${isolated('OIDC')}، بدءًا من باقة التوسّع.`,
          ],
          ['هل تُدار الحسابات آليًا؟', yes, `عبر ${isolated('SCIM')}.`],
          ['هل توجد أدوار؟', yes, 'صلاحيات تصل إلى مستوى الحقل.'],
          ['هل يوجد سجل تدقيق؟', yes, `كل اطلاع وقرار وتعديل، قابل للتصدير إلى نظام ${isolated('SIEM')} لديكم.`],
          ['هل البيانات مشفّرة أثناء التخزين والنقل؟', offer],
          ['هل تشاركون تقارير اختبارات الاختراق؟', offer],
          [
            `هل لديكم شهادة ${isolated('ISO 27001')} أو ${isolated('SOC 2')}؟`,
            proof.certificates.length > 0 ? yes : no,
            proof.certificates.map(({ name }) => name).join('، ') || 'لا شهادات بعد.',
          ],
        ),
      },
      {
        id: 'operation',
        title: 'التشغيل والإشراف البشري',
        paragraphs: [],
        table: answers(
          ['هل توجد اتفاقية مستوى خدمة (SLA)؟', yes, `${isolated(claims.enterpriseSla)} في عقود المؤسسات.`],
          ['هل الخدمة مراقَبة؟', yes, `${isolated(claims.monitoring)}، بمراقبة آلية تنبّه مهندسًا.`],
          ['هل تبلّغون عن الحوادث خلال مدة محددة؟', offer],
          ['هل توجد خطة لاستمرارية الأعمال والتعافي؟', offer],
          ['هل يمكن أن يوافق موظف قبل التنفيذ؟', yes, `في ${productNames.lagentry} تختارون الخطوات التي تنتظر موظفًا.`],
          ['هل يمكن تتبّع كيفية الوصول إلى النتيجة؟', yes, 'يُسجَّل النموذج وإصداره والبيانات.'],
          ['هل تُختبر تغييرات النموذج؟', yes, 'كل تغيير يُختبر أولًا.'],
          ['هل يمكن الإبلاغ عن ثغرة؟', yes, `على ${isolated(brand.email)}. ونرد ${commitments.reportReply}.`],
        ),
      },
    ],
  };
}
