import { type SubmissionType, submissionTypes } from './forms/options.ts';

export const roles = ['admin', 'sales', 'recruiting', 'marketing'] as const;
export type Role = (typeof roles)[number];

export const roleOfType = {
  demo: 'sales',
  partnership: 'sales',
  career: 'recruiting',
  other: 'sales',
} as const satisfies Record<SubmissionType, Role>;

/** Roles that see some kind of form. */
export const formRoles = ['sales', 'recruiting'] as const satisfies readonly Role[];

export function hasRole(own: readonly Role[], ...wanted: readonly Role[]): boolean {
  return own.includes('admin') || wanted.some((role) => own.includes(role));
}

export function typesOf(own: readonly Role[]): SubmissionType[] {
  return submissionTypes.filter((type) => hasRole(own, roleOfType[type]));
}
