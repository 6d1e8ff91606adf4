/** The type of a file whose content no one could check: browsers only download it. */
export const uncheckedType = 'application/octet-stream';
