import { brand } from '#shared/brand.ts';
import { isolated } from '#shared/content/isolated.ts';
import { paths } from '#shared/paths.ts';
import { claims } from '#shared/site/claims.ts';
import { company } from '#shared/site/company.ts';
import type { ComparisonTable } from '../../types/blocks.ts';
import type { LegalContent } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { legalLabels } from '../legal.ts';
import { plansWith } from '../plans-with.ts';
import { productNames } from '../product-names.ts';
import { products } from '../products.ts';

const yes = 'نعم';
const no = 'لا';
const enterpriseOnly = `${plansWith('regionalHosting')}.`;
const contract = 'يُحدَّد في العقد';
const columns = ['السؤال', 'الجواب'];
const regions = 'الإمارات أو السعودية أو سحابتكم';

const processing = [
  [regions, 'ما يقرؤه الوكيل لخطواته', 'المدة التي تحددونها'],
  [regions, 'الدفاتر والعقود والموافقات', contract],
  [regions, 'صور الوثيقة والوجه', 'المدة التي تطلبها جهتكم الرقابية'],
  [`${regions}: تدخل الأسعار ولا يخرج شيء`, 'الأسعار والأخبار ومراكزكم', contract],
  [regions, 'سؤالكم، ومحتوى الجداول وفق ما يحدده العقد', contract],
  [regions, 'عروض المتاجر', contract],
];

function answers(...rows: [question: string, ...answer: string[]][]): ComparisonTable {
  return { layout: 'texts', columns, rows: rows.map(([name, ...answer]) => ({ name, cells: [answer.join('. ')] })) };
}

const { certificates = [], planRegion, security = {}, subprocessors } = company;

export default function productSecurity(): LegalContent {
  return {
    meta: {
      title: 'أمن المنتجات وحماية البيانات: استبيان الموردين',
      description: `أين يمكن تشغيل منتجات ${brand.arabicName}، وماذا يرى النموذج، وأجوبة 30 سؤالًا أمنيًا للموردين.`,
    },
    ...legalLabels,
    eyebrow: 'أمن المنتجات',
    title: 'منتجاتنا: الأمن والبيانات',
    lead: 'أجوبة 30 سؤالًا تطرحها فرق مراجعة الأمن في الخليج، في صفحتين قابلتين للطباعة. وما يعتمد على عقدكم مبيَّن في موضعه.',
    changedOn: '2026-11-27',
    sections: [
      {
        id: 'products',
        title: 'أين تعمل، وماذا يرى النموذج',
        paragraphs: [
          [
            'هذه الصفحة عن المنتجات. أما الموقع فتفاصيله في ',
            { label: 'الثقة والأمان', to: paths.trust },
            '. في عقود المؤسسات تختارون المنطقة ولا تغادرها البيانات، ويسمّي العقد النماذج والمعالجين الفرعيين، ونوقّع اتفاقية معالجة البيانات عند الطلب.',
          ],
        ],
        table: {
          layout: 'texts',
          columns: ['المنتج', 'الاستضافة في عقود المؤسسات', 'يرى النموذج', 'مدة الحفظ'],
          rows: products.map(({ name }, index) => ({ name, cells: processing[index]! })),
        },
      },
      ...(subprocessors
        ? [
            {
              id: 'sub-processors',
              title: 'المعالجون الفرعيون',
              paragraphs: [],
              table: {
                layout: 'texts' as const,
                columns: ['الشركة', 'الغرض', 'المنطقة'],
                rows: subprocessors.map(({ name, purpose, region }) => ({ name, cells: [purpose.ar, region.ar] })),
              },
            },
          ]
        : []),
      {
        id: 'data-protection',
        title: 'حماية البيانات الشخصية',
        paragraphs: [],
        table: answers(
          ['هل توقّعون اتفاقية معالجة البيانات؟', yes, 'عند الطلب، مع العقد.'],
          ['هل تدرّبون نماذج مشتركة على بياناتنا؟', no, 'أبدًا.'],
          ['هل تغادر البيانات المنطقة التي نختارها؟', no, 'تختارونها في عقود المؤسسات.'],
          [
            'هل تسمّون المعالجين الفرعيين؟',
            ...(subprocessors
              ? [yes, subprocessors.map(({ name }) => name).join('، ')]
              : [contract, 'بحسب مكان الاستضافة.']),
          ],
          ['هل لديكم مسؤول حماية بيانات؟', security.dataProtectionOfficer?.ar ?? contract],
          ['هل تحتفظون بسجلات المعالجة؟', contract],
          ['هل تساعدوننا في تقييم الأثر؟', contract],
          [
            'هل نحدد نحن مدة حفظ البيانات؟',
            yes,
            `في ${productNames.lagentry} و${productNames.idVerification}. أما غيرهما فيحدده العقد.`,
          ],
          ['هل تُحذف البيانات عند انتهاء العقد؟', security.deletion?.ar ?? contract],
          ['هل يستطيع موظفوكم رؤية بياناتنا؟', security.staffAccess?.ar ?? contract],
        ),
      },
      {
        id: 'security',
        title: 'الاستضافة والصلاحيات',
        paragraphs: [],
        table: answers(
          ['هل يمكن الاستضافة في الإمارات؟', yes, enterpriseOnly],
          ['هل يمكن الاستضافة في السعودية؟', yes, enterpriseOnly],
          ['هل يمكن التشغيل في سحابتنا؟', yes, enterpriseOnly],
          ['هل يمكن التشغيل على خوادمنا؟', contract],
          [
            'هل المنتجات منفصلة عن هذا الموقع؟',
            yes,
            `مستضافة على حدة. وتُحفظ بيانات الباقات في ${planRegion?.ar ?? 'المنطقة التي يذكرها طلب الشراء'}.`,
          ],
          [
            'هل يتوفر تسجيل الدخول الموحّد (SSO)؟',
            yes,
            `${isolated('SAML')} و${isolated('OIDC')}، ${plansWith('singleSignOn')}.`,
          ],
          ['هل تُدار الحسابات آليًا؟', yes, `عبر ${isolated('SCIM')}، ${plansWith('provisioning')}.`],
          ['هل توجد أدوار؟', yes, `صلاحيات تصل إلى مستوى الحقل، ${plansWith('roles')}.`],
          [
            'هل يوجد سجل تدقيق؟',
            yes,
            `كل اطلاع وقرار وتعديل. ويمكن تصديره إلى نظام ${isolated('SIEM')} لديكم ${plansWith('auditExport')}.`,
          ],
          ['هل البيانات مشفّرة أثناء التخزين والنقل؟', security.encryption?.ar ?? contract],
          ['هل تشاركون تقارير اختبارات الاختراق؟', security.penetrationTests?.ar ?? contract],
          [
            `هل لديكم شهادة ${isolated('ISO 27001')} أو ${isolated('SOC 2')}؟`,
            certificates.length > 0 ? yes : no,
            certificates.map(({ name }) => name).join('، ') || 'لا شهادات بعد.',
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
          ['هل تبلّغون عن الحوادث خلال مدة محددة؟', security.incidentNotice?.ar ?? contract],
          ['هل توجد خطة لاستمرارية الأعمال والتعافي؟', contract],
          [
            'هل يمكن أن يوافق موظف قبل التنفيذ؟',
            yes,
            `في ${productNames.lagentry} تختارون ${plansWith('approval')} الخطوات التي تنتظر موظفًا.`,
          ],
          ['هل يمكن تتبّع كيفية الوصول إلى النتيجة؟', yes, 'يُسجَّل النموذج وإصداره والبيانات.'],
          ['هل تُختبر تغييرات النموذج؟', yes, 'كل تغيير يُختبر أولًا.'],
          ['هل يمكن الإبلاغ عن ثغرة؟', yes, `على ${isolated(brand.email)}. ونرد ${commitments.reportReply}.`],
        ),
      },
    ],
  };
}
