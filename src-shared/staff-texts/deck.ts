import { deckLink } from '../limits.ts';

export const deck = {
  title: 'Investment deck',
  lead: `Visitors who request the deck on the partner page get an email with a link to this PDF. A link works for ${deckLink.days} days and ${deckLink.downloads} downloads, and always leads to the current PDF.`,
  file: {
    title: 'The PDF',
    none: 'No PDF yet. Requests are saved, and each gets its link once you upload a PDF.',
    off: 'File storage isn’t set up (R2 bucket FILES). Requests are saved, and get their links once storage is set up and a PDF is uploaded.',
    since: (time: string, by: string) => `Uploaded ${time} by ${by}`,
    waiting: (count: number) =>
      count === 1 ? '1 request is waiting for a PDF.' : `${count} requests are waiting for a PDF.`,
    label: 'PDF file',
    hint: 'At most 25 MiB.',
    put: 'Upload the PDF',
    replace: 'Replace the PDF',
    sending: 'Uploading…',
    done: (name: string) => `${name} is uploaded.`,
    tooLarge: 'The file is larger than 25 MiB. Choose a smaller one.',
    notPdf: 'This file is not a PDF. Choose a PDF.',
    remove: 'Remove the PDF',
    removed: 'The PDF has been removed.',
  },
  confirm: {
    title: 'Remove the deck?',
    text: 'Links already sent will show that the deck isn’t available. New requests wait until you upload another PDF.',
    confirm: 'Remove the deck',
    cancel: 'Keep the deck',
  },
  requests: {
    title: 'Requests',
    empty: 'No requests yet. They appear here when a visitor requests the deck on the partner page.',
    asked: (time: string) => `Requested ${time}`,
    until: (time: string) => `works until ${time}`,
    expired: (time: string) => `expired ${time}`,
    downloads: (count: number) => `${count} of ${deckLink.downloads} downloads`,
    waits: 'Waiting for a PDF',
    notSent: 'Email not sent',
  },
};
