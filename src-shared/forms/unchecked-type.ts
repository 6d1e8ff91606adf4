/** Of a file whose content nobody could check: it is downloaded only. */
export const uncheckedType = 'application/octet-stream';
