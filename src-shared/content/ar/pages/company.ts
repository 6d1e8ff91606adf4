import { brand } from '#shared/brand.ts';
import { paths } from '#shared/paths.ts';
import { companyBlocks } from '../../company-blocks.ts';
import type { CompanyContent } from '../../en/pages/company.ts';
import { companyTabs } from '../company-tabs.ts';
import { figures, figuresNote } from '../figures.ts';
import { place } from '../place.ts';

const name = brand.arabicName;

const company: CompanyContent = {
  meta: {
    title: 'من نحن: شركة ذكاء اصطناعي في دبي',
    description: `${name} شركة ذكاء اصطناعي في دبي. ما نبنيه، والقطاعات التي نخدمها، والتقنيات التي نستخدمها، وكيف نعمل.`,
  },
  hero: {
    eyebrow: 'من نحن',
    title: 'مهندسو ذكاء اصطناعي في دبي، نطوّر حلولنا للخليج.',
    lead: 'رحلة اسم على مسمّى، نرافقكم فيها من السؤال الأول إلى نظام يعتمد عليه موظفوكم.',
    watch: { label: 'مشاهدة منتجاتنا وهي تعمل', to: paths.aiDataAnalyst },
    custom: { label: 'طلب حل مخصص', to: paths.scheduleDemo },
  },
  scene: { name: 'gulf', place: 'beside' },
  tabs: companyTabs,
  stats: {
    title: 'بالأرقام',
    items: [figures.models, figures.enterpriseClients, figures.uptime, figures.monitoring],
    note: figuresNote,
  },
  facts: companyBlocks(
    'ar',
    {
      facts: 'الشركة',
      address: 'العنوان',
      licence: 'الرخصة',
      founded: 'سنة التأسيس',
      press: 'الصحافة',
      customers: 'من عملائنا',
      people: 'فريق العمل',
    },
    place,
  ),
  callToAction: {
    kind: 'call-to-action',
    title: 'من أين تبدأ رحلتكم؟',
    lead: 'أخبرونا بالإجراء الذي يكلّفكم أكثر مما ينبغي.',
    actions: [{ label: 'ابدؤوا رحلتكم معنا', to: paths.scheduleDemo }],
  },
};

export default company;
