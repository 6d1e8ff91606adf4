const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Amounts look the same in every language: `2,849`, exactly `2,849.00`. */
export const formatAmount = new Intl.NumberFormat('en').format;
export const formatExactly = new Intl.NumberFormat('en', twoDigits).format;
