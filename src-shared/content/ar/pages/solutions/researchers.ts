import { brand } from '#shared/brand.ts';
import type { LandingContent } from '#shared/content/types/blocks.ts';
import { paths } from '#shared/paths.ts';
import { type WorkingPaperId, workingPapers } from '#shared/site/working-papers.ts';

const summaries: Record<WorkingPaperId, string> = {
  'handwritten-arabic': 'أين يخفق التعرف الضوئي أمام الحروف المتراكبة والأختام، وكم يكلّف القارئ الثاني.',
  'approval-signal': 'من يوافق على خطوة أو يرفضها يخبرنا بأكثر مما يخبرنا به من يقيّم إجابة.',
  'duplicate-payments': '11 طريقة للدفع مرتين، والضوابط التي تكشف كلًّا منها.',
  'same-item': 'مطابقة المنتجات بين الكتابتين العربية واللاتينية دون معرّف مشترك.',
};

const researchers: LandingContent = {
  meta: {
    title: 'شراكات بحثية في الذكاء الاصطناعي في الخليج',
    description: `بيانات وقدرة حوسبة وتأليف مشترك لباحثي الخليج. أوراق عمل ومشاريع مشتركة مع ${brand.arabicName}.`,
  },
  eyebrow: 'الباحثون',
  title: 'شراكات بحثية في المستندات العربية وكشف الاحتيال وأمان الوكلاء.',
  lead: 'نعمل مع الجامعات على مسائل لا تظهر إلا على نطاق واسع.',
  actions: [
    { label: 'اقتراح مشروع', to: `${paths.partner}#inquiry` },
    { label: 'أوراق العمل', to: '#papers' },
  ],
  opening: 'paper',
  scene: { name: 'researchers', place: 'beside' },
  blocks: [
    {
      kind: 'cards',
      about: 'القدرات',
      title: 'ما نضيفه إلى كل تعاون',
      items: [
        {
          icon: 'book',
          title: 'بيانات باتفاقية',
          text: 'مدوّنات لغوية عربية وإنجليزية منزوعة الهوية، بمراجعة أخلاقية.',
        },
        { icon: 'bolt', title: 'قدرة حوسبة', text: 'ساعات على خوادمنا، تُمنح خلال أسابيع.' },
        {
          icon: 'people',
          title: 'مؤلفون مشاركون',
          text: 'مهندسون يقرؤون ملاحظات المحكّمين ويجرون تجارب الحذف (ablation).',
        },
        { icon: 'globe', title: 'نتائج مفتوحة', text: 'ننشر نتائج المشاريع المشتركة، ومنها النتائج السلبية.' },
      ],
    },
    {
      kind: 'publications',
      id: 'papers',
      about: 'المنشورات',
      title: 'أوراق العمل',
      lead: 'تقارير من إعدادنا، غير محكّمة. اطلبوا منا نسخة منها والبيانات التي تستند إليها.',
      items: workingPapers.map((paper) => ({ ...paper, summary: summaries[paper.id] })),
    },
    {
      kind: 'feature-list',
      about: 'حالات الاستخدام',
      title: 'ما تعمل عليه الفرق البحثية معنا',
      items: [
        {
          icon: 'search',
          title: 'فهم المستندات',
          text: 'مقاييس للصفحات المكتوبة من اليمين إلى اليسار وللنصوص التي تمزج العربية باللاتينية.',
        },
        { icon: 'shield', title: 'سلامة الوكلاء', text: 'متى يجب أن يطلب الوكيل موافقة موظف؟' },
        { icon: 'market', title: 'بنية الأسواق', text: 'السيولة والمعلومات في بورصات المنطقة.' },
      ],
    },
    {
      kind: 'chips',
      about: 'التكاملات',
      title: 'في الأدوات التي تستخدمونها',
      items: [
        { label: 'Jupyter' },
        { label: 'PyTorch' },
        { label: 'Parquet' },
        { label: 'R' },
        { label: 'Slurm' },
        { label: 'Zenodo' },
      ],
    },
    {
      kind: 'stats',
      title: 'البحث بالأرقام',
      items: [
        { value: String(workingPapers.length), label: 'أوراق عمل' },
        { value: '2', label: 'لغتا المدوّنات: العربية والإنجليزية' },
        { value: '6 أسابيع', label: 'من المقترح إلى البيانات' },
      ],
    },
    {
      kind: 'call-to-action',
      title: 'هل لديكم سؤال بحثي؟',
      lead: 'اكتبوا فقرتين، ويرد عليكم باحث.',
      actions: [
        { label: 'اقتراح مشروع', to: `${paths.partner}#inquiry` },
        { label: 'حجز عرض توضيحي', to: paths.scheduleDemo },
      ],
    },
  ],
};

export default researchers;
