import type { AiAuditorContent } from '../../en/samples/ai-auditor.ts';
import { isolated } from '../../isolated.ts';
import { plural } from '../plural.ts';

const aiAuditor: AiAuditorContent = {
  toolbar: 'التدقيق والتصفية',
  run: 'تشغيل التدقيق',
  show: 'العرض',
  all: 'كل القيود',
  findingsOnly: 'الملاحظات فقط',
  account: 'الحساب',
  everyAccount: 'كل الحسابات',
  supplier: 'المورّد',
  everySupplier: 'كل المورّدين',
  ledger: 'المدفوعات، سبتمبر 2026، بالدرهم الإماراتي',
  columns: {
    number: 'القيد',
    date: 'تاريخ القيد',
    account: 'الحساب',
    supplier: 'المورّد',
    document: 'الفاتورة',
    by: 'المُدخِل',
    amount: 'المبلغ',
    finding: 'الملاحظة',
  },
  accounts: {
    rent: 'الإيجار',
    it: 'خدمات تقنية',
    freight: 'الشحن',
    marketing: 'التسويق',
    maintenance: 'الصيانة',
    consulting: 'الاستشارات',
  },
  suppliers: {
    sidra: 'سدرة للعقارات',
    falaj: 'فلج للأنظمة',
    najm: 'نجم للشحن',
    wadi: 'وادي للتوصيل',
    madar: 'مدار للإعلام',
    mishkat: 'مشكاة للتصميم',
    raml: 'رمل للصيانة',
    qandil: 'قنديل للطاقة',
    ufuq: 'أفق للاستشارات',
  },
  total: 'مجموع هذه القيود',
  nothing: 'لا قيد يطابق هذه التصفية.',
  running: 'جارٍ قراءة الدفتر',
  badge: (findings) =>
    plural(findings, {
      zero: 'لا ملاحظات',
      one: 'ملاحظة واحدة',
      two: 'ملاحظتان',
      few: `${findings} ملاحظات`,
      many: `${findings} ملاحظة`,
      other: `${findings} ملاحظة`,
    }),
  summary: (lines, checks) => `قُرئت القيود كلها (${lines})، وأُجريت عليها ${checks} من الفحوص.`,
  shown: (shown, lines) => `المعروض: ${shown} من ${lines}.`,
  toFinding: (number, title) => `الملاحظة ${number}: ${title}`,
  findingsTitle: 'ما وجده، ولماذا',
  findings: {
    duplicate: {
      title: 'فاتورة واحدة دُفعت مرتين',
      rule: 'المورّد نفسه والمبلغ نفسه ورقم الفاتورة نفسه، كيفما كُتب.',
    },
    'under-limit': {
      title: 'مبلغ مدوّر دون الحد بقليل',
      rule: `مئات كاملة، أقل بنسبة لا تتجاوز ${isolated('2%')} من المبلغ الذي يستلزم موافقة شخص ثانٍ.`,
    },
    weekend: {
      title: 'قيد في عطلة نهاية الأسبوع',
      rule: 'قيد مُدخل يوم السبت أو الأحد، والمكتب مغلق فيهما.',
    },
  },
  facts: {
    duplicate: (amount) => `دُفع مبلغ ${amount} درهم مرة زائدة.`,
    'under-limit': (gap, limit) => `أقل من الحد (${limit} درهم) بمقدار ${gap} درهم.`,
    weekend: (day, others) => `يوم ${day}. أما القيود الأخرى وعددها ${others} فأُدخلت في أيام العمل.`,
  },
  evidence: (title) => `الدليل: ${title}`,
  toLine: (number) => `القيد ${number}`,
};

export default aiAuditor;
