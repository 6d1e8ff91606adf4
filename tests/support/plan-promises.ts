interface Promised {
  feature: string;
  words: Record<'en' | 'ar', RegExp>;
  /** The words of the same sentence about the plans. */
  condition: Record<'en' | 'ar', RegExp>;
  /** The cards and columns that may state it alone. */
  plans: RegExp;
}

const growth = {
  condition: { en: /on Growth, Scale and Enterprise/, ar: /في باقتي النمو والتوسّع وعقود المؤسسات/ },
  plans: /^(?:Growth|Scale|Enterprise|النمو|التوسّع|المؤسسات)$/,
};
const scale = {
  condition: { en: /on Scale and Enterprise/, ar: /في باقة التوسّع وعقود المؤسسات/ },
  plans: /^(?:Scale|Enterprise|التوسّع|المؤسسات)$/,
};
const enterprise = {
  condition: { en: /Enterprise contract/, ar: /عقود المؤسسات|عقد المؤسسات/ },
  plans: /Enterprise|المؤسسات/,
};
const never = { condition: { en: /(?!)/, ar: /(?!)/ }, plans: /(?!)/ };

/** Each feature of the offer, the words that promise it, and its plans. */
export const promised: Promised[] = [
  { feature: 'connectors', words: { en: /\ball connectors/i, ar: /جميع الموصلات/ }, ...growth },
  {
    feature: 'roles',
    words: {
      en: /permissions (?:down to the|per) field|\bwith roles\b|^Roles$/i,
      ar: /مستوى الحقل|مع الأدوار|^الأدوار$/,
    },
    ...growth,
  },
  {
    feature: 'export of the log',
    words: { en: /\bexport\w*\b[^.]*\b(?:log|SIEM)\b|\blog export|your SIEM/i, ar: /تصدير (?:ال)?سجل|SIEM/ },
    ...scale,
  },
  {
    feature: 'single sign-on',
    words: { en: /single sign-on\b(?!\?)|\bSSO\b|\bSAML\b/i, ar: /الدخول الموحّد(?!.*؟)|دخول موحّد|SAML/ },
    ...scale,
  },
  { feature: 'SCIM', words: { en: /\bSCIM\b/, ar: /\bSCIM\b/ }, ...enterprise },
  {
    feature: 'regional hosting',
    words: {
      en: /\bhost(?:ed|ing) in\b|regional hosting|own cloud|UAE, (?:in )?KSA or|region (?:that )?you choose/i,
      ar: /استضافة (?:في|داخل|إقليمية)|في سحابتكم|سحابتنا|السعودية أو/,
    },
    ...enterprise,
  },
  {
    feature: 'a reply within one working day',
    words: { en: /within one working day/, ar: /خلال يوم عمل واحد/ },
    condition: { en: /\bGrowth\b/, ar: /النمو/ },
    plans: /^(?:Growth|النمو)$/,
  },
  {
    feature: 'a reply within four office hours',
    words: { en: /within four (?:office )?hours/, ar: /خلال أربع ساعات/ },
    condition: { en: /\bScale\b/, ar: /التوسّع/ },
    plans: /^(?:Scale|التوسّع)$/,
  },
  {
    feature: 'approval, on every plan',
    words: { en: /\bapprov\w+\b.*\b(?:from|on) (?:Growth|Scale)/i, ar: /موافق\S+ .*(?:باقتي النمو|باقة التوسّع)/ },
    ...never,
  },
  {
    feature: 'sign-up, which is not there',
    words: { en: /hosted app|\bsign up\b|online sign-up|start free on/i, ar: /التطبيق السحابي|تسجيل عبر الإنترنت/ },
    ...never,
  },
];

export interface Unit {
  text: string;
  /** The card, the column or the page that it belongs to. */
  plan?: string;
}

/** The sentences that promise a feature, and whether they name its plans. */
export function promisesIn(units: Unit[], locale: 'en' | 'ar') {
  return units.flatMap(({ text, plan }) =>
    text.split(/(?<=[.?!؟])\s/).flatMap((sentence) =>
      promised
        .filter(({ words }) => words[locale].test(sentence))
        .map(({ feature, condition, plans }) => ({
          feature,
          sentence,
          holds: condition[locale].test(sentence) || plans.test(plan ?? ''),
        })),
    ),
  );
}
