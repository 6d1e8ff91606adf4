/** Text on the public site, which must not load the other texts of the staff area. */
export const banner = {
  text: (count: number) => `${count} new form submission(s) waiting for your response!`,
  view: 'View Now',
} as const;
