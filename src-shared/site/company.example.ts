import type { Company } from './company.ts';

/** Invented facts, which show the form of each. */
export const exampleCompany: Company = {
  people: [
    {
      name: 'Reem Al Hosani',
      role: { en: 'Chief executive', ar: 'الرئيسة التنفيذية' },
      languages: { en: 'Arabic and English', ar: 'العربية والإنجليزية' },
      picture: '/media/reem.jpg',
    },
    {
      name: 'Daniel Okafor',
      role: { en: 'Chief engineer', ar: 'كبير المهندسين' },
      languages: { en: 'English and French', ar: 'الإنجليزية والفرنسية' },
    },
  ],
  customers: [{ name: 'Example Lines', industry: { en: 'Shipping', ar: 'الشحن' } }],
  certificates: [
    { name: 'ISO 27001', scope: { en: 'the six products', ar: 'المنتجات الستة' }, validUntil: '2028-05-31' },
  ],
  street: { en: 'Office 402, Example Tower, Al Sufouh', ar: 'مكتب 402، برج المثال، الصفوح' },
  mapUrl: 'https://maps.example/rihla',
  licence: { number: '100200', freeZone: { en: 'Dubai Internet City', ar: 'مدينة دبي للإنترنت' } },
  foundedIn: 2021,
  phoneHours: { en: 'Monday to Friday, 9 AM to 5 PM', ar: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 5 بعد الظهر' },
  spokesperson: {
    name: 'Hind Saleh',
    role: { en: 'communications', ar: 'الاتصال المؤسسي' },
    email: 'press@rihla.example',
  },
  planRegion: { en: 'the UAE', ar: 'الإمارات' },
  security: {
    encryption: {
      en: 'AES-256 at rest, TLS 1.3 in transit.',
      ar: 'بمعيار AES-256 أثناء التخزين وTLS 1.3 أثناء النقل.',
    },
    dataProtectionOfficer: { en: 'Hind Saleh, dpo@rihla.example.', ar: 'هند صالح، dpo@rihla.example.' },
    incidentNotice: { en: 'Within 24 hours of discovery.', ar: 'خلال 24 ساعة من اكتشافها.' },
    staffAccess: { en: 'Only two named engineers, each access logged.', ar: 'مهندسان محددان فقط، ويُسجَّل كل اطلاع.' },
    deletion: { en: 'Within 30 days, with a written confirmation.', ar: 'خلال 30 يومًا، مع تأكيد كتابي.' },
    penetrationTests: { en: 'Once a year, by an outside company.', ar: 'مرة في السنة، من شركة خارجية.' },
  },
  subprocessors: [
    { name: 'Example Cloud', purpose: { en: 'hosting', ar: 'الاستضافة' }, region: { en: 'the UAE', ar: 'الإمارات' } },
  ],
};
