/** How long a form's success or failure stays on the page, in milliseconds (specification, section 9). */
export const resultShownFor = 5000;
