/** A form that the browser posted itself and that comes again within this time, in milliseconds, is the same form. */
export const repeatWindow = 10 * 60 * 1000;
