import type { StepKind } from '../../../src-shared/content/en/samples/lagentry.ts';
import type { IconName } from '../../ui/icon.tsx';

export const stepIcons: Record<StepKind, IconName> = {
  read: 'book',
  find: 'search',
  check: 'audit',
  compare: 'compare',
  calculate: 'sum',
  decide: 'fork',
  ask: 'chat',
  write: 'pen',
  send: 'mail',
  pay: 'money',
  file: 'archive',
  delete: 'close',
  plain: 'spark',
};
