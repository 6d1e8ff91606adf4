/** What stands in a received mail instead of the visitor's words. */
export const receivedMail = {
  noText: '(no text)',
  cut: '[… The rest of this mail is too long and was not stored.]',
  unnamedFile: '(no name)',
};
