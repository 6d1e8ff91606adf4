/** The `confidence` of a reply depends only on its origin. */
export const confidenceOf = { model: 0.9, canned: 0.7, apology: 0.5 };
