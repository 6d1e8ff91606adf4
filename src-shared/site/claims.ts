/** Figures as English pages show them. `/trust` explains each. */
export const claims = {
  customers: '500+',
  enterpriseClients: '50+',
  models: '500+',
  team: '50+',
  growth: '300%',
  uptime: '99.9%',
  enterpriseSla: '99.99%',
  apiUptime: '99.9%',
  latency: 'sub-50ms',
  monitoring: '24/7',
  complianceScore: '98.5%',
  directionAccuracy: '85%',
  verifications: '50M+',
  identityAccuracy: '99.9%',
  countries: '200+',
  answerTime: 'under 30s',
  stocks: '10K+',
  crypto: '500+',
  forex: '150+',
  commodities: '100+',
} as const;

export type ClaimId = keyof typeof claims;
