/** A file of its own: every page loads its layout, which says it, but only some pages load the other commitments. */
export const newsletterFrequency = 'a few emails a month';
