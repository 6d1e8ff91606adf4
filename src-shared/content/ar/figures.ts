import { paths } from '../../paths.ts';
import { type ClaimId, claims } from '../../site/claims.ts';
import { isolated } from '../isolated.ts';
import type { Action, Stat } from '../types/blocks.ts';

const labels: Record<ClaimId, string> = {
  customers: 'عميل',
  enterpriseClients: 'عميلًا من المؤسسات',
  models: 'نموذج ذكاء اصطناعي قيد التشغيل',
  team: 'عضوًا في الفريق',
  growth: 'نمو سنوي',
  uptime: 'توافر مضمون للخدمة',
  enterpriseSla: 'اتفاقية مستوى الخدمة للمؤسسات',
  apiUptime: 'توافر الواجهة البرمجية',
  latency: 'وسيط زمن الاستجابة عند طرف الشبكة',
  monitoring: 'مراقبة متواصلة',
  complianceScore: 'متوسط درجة الامتثال لدى عملائنا بعد عام',
  directionAccuracy: 'دقة تحديد الاتجاه ليوم واحد، في اختبارات على بيانات سابقة',
  verifications: 'عملية تحقق',
  identityAccuracy: 'نسبة الدقة',
  countries: 'دولة',
  answerTime: 'على الأكثر للوصول إلى النتيجة',
  stocks: 'الأسهم',
  crypto: 'العملات المشفّرة',
  forex: 'العملات الأجنبية',
  commodities: 'السلع',
};

/** Figures that have Latin letters in English. */
const values: Partial<Record<ClaimId, string>> = {
  latency: `${isolated('<50')} مللي ثانية`,
  verifications: `${isolated('50+')} مليون`,
  answerTime: '30 ثانية',
  stocks: '10,000+',
};

const ids = Object.keys(claims) as ClaimId[];

export const figures = Object.fromEntries(
  ids.map((id) => [id, { value: values[id] ?? claims[id], label: labels[id] }]),
) as Record<ClaimId, Stat>;

export const figuresNote: Action = { label: 'ما معنى هذه الأرقام', to: `${paths.trust}#figures` };
