export const importRefusals = [
  'invalid',
  'repeated',
  'active',
  'unconfirmed',
  'left',
  'blocked',
  'unread',
  'suppressed',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];
