/** Replaces the visitor's words in a received email. */
export const receivedMail = {
  noText: '(no text)',
  cut: '[… The rest of this email is too long and was not stored.]',
  invitation: {
    accepted: '(The visitor’s calendar accepted the invitation.)',
    tentative: '(The visitor’s calendar accepted the invitation tentatively.)',
    declined: '(The visitor’s calendar declined the invitation.)',
  },
  unnamedFile: '(no name)',
  outlookPackage: '(Outlook packed the text and the files of this email into winmail.dat.)',
};
