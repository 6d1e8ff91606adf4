export const importRefusals = ['invalid', 'repeated', 'active', 'unconfirmed', 'left', 'suppressed'] as const;
export type ImportRefusal = (typeof importRefusals)[number];
