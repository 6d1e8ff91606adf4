import { describe, expect, it } from 'vitest';
import { careerForm as arCareer } from '#shared/content/ar/forms/career.ts';
import { demoForm as arDemo } from '#shared/content/ar/forms/demo.ts';
import { partnershipForm as arPartnership } from '#shared/content/ar/forms/partnership.ts';
import { careerForm as enCareer } from '#shared/content/en/forms/career.ts';
import { demoForm as enDemo } from '#shared/content/en/forms/demo.ts';
import { partnershipForm as enPartnership } from '#shared/content/en/forms/partnership.ts';
import type { FieldContent } from '#shared/content/types/forms.ts';
import { type FormField, formFields } from '#shared/forms/fields.ts';

/** A choice as a visitor reads it in English and in Arabic, and as it is stored. English labels often are the value. */
type Choice = [english: string, arabic: string, stored?: string];

const choices: Record<string, Choice[]> = {
  'demo.companySize': [
    ['1-10 employees', '1–10 موظفين', '1-10'],
    ['11-50 employees', '11–50 موظفًا', '11-50'],
    ['51-200 employees', '51–200 موظف', '51-200'],
    ['201-500 employees', '201–500 موظف', '201-500'],
    ['501-1000 employees', '501–1,000 موظف', '501-1000'],
    ['1000+ employees', 'أكثر من 1,000 موظف', '1000+'],
  ],
  'demo.useCase': [
    ['AI Agent Development', 'إنشاء وكلاء الذكاء الاصطناعي'],
    ['Data Analysis & Insights', 'تحليل البيانات واستخلاص النتائج'],
    ['Process Automation', 'أتمتة العمليات'],
    ['Customer Support', 'دعم العملاء'],
    ['Sales & Marketing', 'المبيعات والتسويق'],
    ['Financial Analysis', 'التحليل المالي'],
    ['Healthcare AI', 'الذكاء الاصطناعي في الرعاية الصحية'],
    ['E-commerce Optimization', 'تحسين التجارة الإلكترونية'],
    ['Other', 'غير ذلك'],
  ],
  'demo.preferredTime': [
    ['9-10 AM', 'من 9 إلى 10 صباحًا'],
    ['10-11 AM', 'من 10 إلى 11 صباحًا'],
    ['11 AM–12 PM', 'من 11 صباحًا إلى 12 ظهرًا', '11-12 AM'],
    ['1-2 PM', 'من 1 إلى 2 بعد الظهر'],
    ['2-3 PM', 'من 2 إلى 3 بعد الظهر'],
    ['3-4 PM', 'من 3 إلى 4 بعد الظهر'],
    ['4-5 PM', 'من 4 إلى 5 بعد الظهر'],
  ],
  'partnership.companyType': [
    ['Venture Capital', 'شركة رأس مال جريء'],
    ['Private Equity', 'شركة ملكية خاصة'],
    ['Corporate Investor', 'شركة مستثمرة'],
    ['Angel Investor', 'مستثمر ملائكي'],
    ['Technology Company', 'شركة تقنية'],
    ['Consulting Firm', 'شركة استشارات'],
    ['Research Institution', 'مؤسسة بحثية'],
    ['Government Entity', 'جهة حكومية'],
    ['Other', 'غير ذلك'],
  ],
  'partnership.partnershipType': [
    ['Strategic Investment', 'استثمار استراتيجي'],
    ['Series A', 'جولة تمويلية (Series A)'],
    ['Series B', 'جولة تمويلية (Series B)'],
    ['Series C', 'جولة تمويلية (Series C)'],
    ['Strategic Partnership', 'شراكة استراتيجية'],
    ['Joint Venture', 'مشروع مشترك'],
    ['Technology Partnership', 'شراكة تقنية'],
    ['Distribution Partnership', 'شراكة توزيع'],
    ['Research Collaboration', 'تعاون بحثي'],
    ['Other', 'غير ذلك'],
  ],
  'partnership.investmentAmount': [
    ['Under $1M', 'أقل من مليون دولار'],
    ['$1M - $5M', 'من مليون إلى 5 ملايين دولار'],
    ['$5M - $10M', 'من 5 إلى 10 ملايين دولار'],
    ['$10M - $25M', 'من 10 إلى 25 مليون دولار'],
    ['$25M - $50M', 'من 25 إلى 50 مليون دولار'],
    ['$50M+', 'أكثر من 50 مليون دولار'],
    ['Strategic Partnership Only', 'شراكة استراتيجية فقط'],
  ],
  'career.position': [
    ['Frontend Developer', 'مطوّر/ة واجهات أمامية'],
    ['AI Engineer', 'مهندس/ة ذكاء اصطناعي'],
    ['Frontend Developer Intern', 'متدرب/ة في تطوير الواجهات الأمامية'],
    ['AI Engineer Intern', 'متدرب/ة في هندسة الذكاء الاصطناعي'],
  ],
  'career.experience': [
    ['0-1 years', 'حتى سنة واحدة'],
    ['1-2 years', 'من سنة إلى سنتين'],
    ['2-5 years', 'من سنتين إلى 5 سنوات'],
    ['5-10 years', 'من 5 إلى 10 سنوات'],
    ['10+ years', 'أكثر من 10 سنوات'],
  ],
};

const contents = {
  demo: [enDemo, arDemo],
  partnership: [enPartnership, arPartnership],
  career: [enCareer, arCareer],
} as const;

const selects = Object.entries(contents).flatMap(([form, contentOf]) =>
  formFields[form as keyof typeof contents]
    .filter((field: FormField) => field.options)
    .map((field: FormField) => ({ name: `${form}.${field.name}`, field, contentOf })),
);

it('has a row for every field with choices', () => {
  expect(selects.map(({ name }) => name)).toEqual(Object.keys(choices));
});

describe.each(selects)('$name', ({ name, field, contentOf }) => {
  it('stores the same English value whichever language the visitor reads', () => {
    const shown = field.options!.map((value) => [
      ...contentOf.map(({ fields }) => labelOf((fields as Record<string, FieldContent>)[field.name]!, value)),
      value,
    ]);
    expect(shown).toEqual(choices[name]!.map(([english, arabic, stored = english]) => [english, arabic, stored]));
  });
});

function labelOf({ options }: FieldContent, value: string): string {
  return (options?.[value] ?? value).replaceAll(/[\u2066-\u2069]/g, '');
}
