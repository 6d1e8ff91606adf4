/** A form that the browser posts again within this time, in milliseconds, counts as the same submission. */
export const deduplicationWindow = 10 * 60 * 1000;
