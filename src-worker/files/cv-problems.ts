import type { FieldProblem } from '../http/problem.ts';

const path = 'cv';

/** A file that is no CV. */
export const cvType: FieldProblem = { path, message: ({ fieldMessages }) => fieldMessages.cvType };

/** Also when the whole request that brings it is too large. */
export const cvTooLarge: FieldProblem = { path, message: ({ fieldMessages }) => fieldMessages.cvTooLarge };
