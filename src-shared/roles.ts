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

const servicePrefix = 'service:';

/** A program with a service token of Access is a member of staff that may only read. */
export function serviceName(commonName: string): string {
  return servicePrefix + commonName.toLowerCase();
}

export function isService(address: string): boolean {
  return address.startsWith(servicePrefix);
}

export function hasRole(own: readonly Role[], ...wanted: readonly Role[]): boolean {
  return own.includes('admin') || wanted.some((role) => own.includes(role));
}

export function typesOf(own: readonly Role[]): SubmissionType[] {
  return submissionTypes.filter((type) => hasRole(own, roleOfType[type]));
}
