/** Random inputs for each property; `npm run test:full` takes more. */
export const propertyRuns = Number(process.env.PROPERTY_RUNS ?? 20);
