/** Replaces the visitor's words in a received email. */
export const receivedMail = {
  noText: '(no text)',
  cut: '[… The rest of this email is too long and was not stored.]',
  unnamedFile: '(no name)',
};
