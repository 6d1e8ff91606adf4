import { adminMails } from './admin/mails.tsx';
import { analyticsMails } from './analytics/mails.tsx';
import { bookingMailKinds } from './bookings/mails.tsx';
import { chatMails } from './chat/mails.tsx';
import { deckMails } from './deck/mails.tsx';
import { inboxMails } from './inbox/mails.tsx';
import { registerMails } from './mail/kinds.ts';
import { newsletterMails } from './newsletter/mails.tsx';
import { privacyMails } from './privacy/mails.tsx';
import { submissionMailKinds } from './submissions/mails.tsx';

registerMails({
  ...submissionMailKinds,
  ...bookingMailKinds,
  ...newsletterMails,
  ...inboxMails,
  ...chatMails,
  ...privacyMails,
  ...analyticsMails,
  ...deckMails,
  ...adminMails,
});
