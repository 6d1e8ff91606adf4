import { deckLink } from '../../limits.ts';

export const deck = {
  title: 'Investment deck',
  lead: `Whoever asks for the deck on the partner page gets an email with a link to this PDF. A link works for ${deckLink.days} days and ${deckLink.downloads} downloads, and always leads to the PDF that is here now.`,
  file: {
    title: 'The PDF',
    none: 'There is no PDF yet. Requests are kept, and each gets its link as soon as one is here.',
    off: 'Files are off: this site has no bucket (R2, FILES). Requests are kept, and get their links once it has one and a PDF is here.',
    since: (time: string, by: string) => `Since ${time}, by ${by}`,
    waiting: (count: number) => (count === 1 ? '1 request waits for a PDF.' : `${count} requests wait for a PDF.`),
    label: 'PDF file',
    hint: 'At most 25 MiB.',
    put: 'Upload the PDF',
    replace: 'Replace the PDF',
    sending: 'Uploading…',
    done: (name: string) => `${name} is here now.`,
    tooLarge: 'The file is larger than 25 MiB.',
    notPdf: 'This file is not a PDF.',
    remove: 'Remove the PDF',
    removed: 'The PDF has been removed.',
  },
  confirm: {
    title: 'Remove the deck?',
    text: 'Links that were sent say that the deck is not available. New requests wait until there is another PDF.',
    confirm: 'Remove it',
    cancel: 'Keep it',
  },
  requests: {
    title: 'Who asked for it',
    empty: 'Nobody has asked for the deck yet.',
    asked: (time: string) => `Asked ${time}`,
    until: (time: string) => `works until ${time}`,
    expired: (time: string) => `expired ${time}`,
    downloads: (count: number) => `${count} of ${deckLink.downloads} downloads`,
    waits: 'Waits for a PDF',
    notSent: 'Email not sent',
  },
};
