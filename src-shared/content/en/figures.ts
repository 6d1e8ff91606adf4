import { paths } from '../../paths.ts';
import { type ClaimId, claims } from '../../site/claims.ts';
import type { Action, Stat } from '../types/blocks.ts';

const labels: Record<ClaimId, string> = {
  customers: 'customers',
  enterpriseClients: 'enterprise clients',
  models: 'AI models deployed',
  team: 'people in the team',
  growth: 'growth, year over year',
  uptime: 'uptime guarantee',
  enterpriseSla: 'enterprise SLA',
  apiUptime: 'API uptime',
  latency: 'latency at the edge, median',
  monitoring: 'monitoring',
  complianceScore: 'average compliance score after one year',
  directionAccuracy: 'one-day directional accuracy in back-tests',
  verifications: 'verifications',
  identityAccuracy: 'accuracy',
  countries: 'countries',
  answerTime: 'to a result',
  stocks: 'Stocks',
  crypto: 'Crypto',
  forex: 'Forex',
  commodities: 'Commodities',
};

const ids = Object.keys(claims) as ClaimId[];

export const figures = Object.fromEntries(ids.map((id) => [id, { value: claims[id], label: labels[id] }])) as Record<
  ClaimId,
  Stat
>;

export const figuresNote: Action = { label: 'What these figures mean', to: `${paths.trust}#figures` };
