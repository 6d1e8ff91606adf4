import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { company } from '#shared/site/company.ts';
import { isolated } from '../../isolated.ts';
import type { LegalContent } from '../../types/legal.ts';
import { commitments } from '../commitments.ts';
import { legalLabels } from '../legal.ts';
import { products as productTexts } from '../products.ts';

const { foundedIn, licence, people, spokesperson } = company;
const products = productTexts.map(({ name }) => name).join('، ');

const facts = [
  ['الاسم', `${brand.arabicName} (${isolated(brand.name)})`],
  ['الاسم القانوني', `شركة ${isolated(brand.legalName)}`],
  ['المقر', 'دبي، الإمارات العربية المتحدة'],
  ['سنة التأسيس', foundedIn],
  ['الرخصة', licence && `${licence.number}، ${licence.freeZone.ar}`],
  ['الفريق', people?.map(({ name, role }) => `${name}، ${role.ar}`).join('؛ ')],
  ['المنتجات', products],
  ['معنى الاسم', 'الرحلة هي الطريق من السؤال الأول إلى نظام يعتمد عليه الناس.'],
].flatMap(([name, value]) => (value ? [{ name: String(name), text: String(value) }] : []));

export default function press(): LegalContent {
  return {
    meta: {
      title: 'للصحافة: الشعار والتعريف والحقائق',
      description: `شعار ${brand.arabicName} بصيغتي SVG وPNG، وتعريف قصير وآخر مطوّل للاقتباس، وحقائق مؤرخة، وعنوان للتواصل.`,
    },
    ...legalLabels,
    eyebrow: 'الصحافة',
    title: 'للكتابة عنّا',
    lead: 'يمكنكم استخدام ما في هذه الصفحة في أي تقرير عنّا دون استئذان.',
    changedOn: '2026-11-28',
    sections: [
      {
        id: 'contact',
        title: 'التواصل',
        paragraphs: [
          spokesperson
            ? [
                `${spokesperson.name}، ${spokesperson.role.ar}: `,
                { label: spokesperson.email, to: `mailto:${spokesperson.email}` },
              ]
            : ['للأسئلة والمقابلات: ', { label: brand.email, to: `mailto:${brand.email}` }],
          `يُرجى ذكر «صحافة» في عنوان الرسالة. نرد عليكم ${commitments.reply} بالعربية أو الإنجليزية.`,
        ],
      },
      {
        id: 'logo',
        title: 'الشعار',
        paragraphs: ['يُستخدم الشعار كما هو، دون تغيير ألوانه أو إضافة مؤثرات، مع ترك ربع ارتفاعه فارغًا من كل جانب.'],
        logos: { light: 'للخلفيات الفاتحة', dark: 'للخلفيات الداكنة' },
      },
      {
        id: 'short',
        title: 'في جملة واحدة',
        paragraphs: [
          `${brand.arabicName} (${isolated(brand.name)}) شركة تطوّر منتجات ذكاء اصطناعي للشركات في الخليج: الوكلاء والتدقيق والتحقق من الهوية وبيانات السوق والتحليل.`,
        ],
      },
      {
        id: 'long',
        title: 'في فقرة واحدة',
        paragraphs: [
          `${brand.arabicName} شركة ذكاء اصطناعي في دبي، تطوّر ستة منتجات للشركات في الخليج: ${products}. تقرأ المنتجات المستندات بالعربية والإنجليزية، وتبيّن كيف وصلت إلى النتيجة، وتنتظر موافقة موظف حيث تريد الشركة ذلك. ويطوّرها ويدعمها مهندسون في دبي.`,
        ],
      },
      {
        id: 'facts',
        title: 'حقائق',
        paragraphs: [
          [
            'صحيحة في التاريخ أعلاه. معاني الأرقام الواردة في الموقع: ',
            { label: 'الثقة والأمان', to: `${paths.trust}#figures` },
            '.',
          ],
        ],
        entries: facts,
      },
    ],
  };
}
