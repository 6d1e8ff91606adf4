/** The only Arabic sentence on English pages, for browsers that prefer Arabic. */
export const languageOffer = { open: 'تصفّحوا هذه الصفحة بالعربية', dismiss: 'إغلاق' };
