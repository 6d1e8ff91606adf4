import { createContext, use } from 'react';
import { type SubmissionType, submissionTypes } from '#shared/forms/options.ts';
import { hasRole, type Role, typesOf } from '#shared/roles.ts';

/** The roles of the person signed in. They only hide what the Worker would refuse. */
export const RolesContext = createContext<readonly Role[]>(['admin']);

export function useMay(): (...needed: Role[]) => boolean {
  const own = use(RolesContext);
  return (...needed) => hasRole(own, ...needed);
}

export function useVisibleTypes(): SubmissionType[] {
  return typesOf(use(RolesContext));
}

export function optionsOfTypes(
  types: readonly SubmissionType[],
  names: Partial<Record<string, string>>,
): Record<string, string> {
  const shown = submissionTypes.filter((type) => types.includes(type));
  return Object.fromEntries(shown.map((type) => [type, names[type] ?? type]));
}
