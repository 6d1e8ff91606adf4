import { startBeacon } from '../analytics/beacon.ts';
import { showStillOnPress } from '../chat/panel-still.ts';
import { selectEarlyTabs } from './early-tabs.ts';
import { playIllustrations } from './illustrations.ts';
import { wantsArabicOffer } from './language-choice.ts';

/** These modules do not wait until the visitor acts. The app imports them, and not the other way round. */
startBeacon();
playIllustrations();
showStillOnPress();
selectEarlyTabs();
// English pages have no Arabic text.
if (wantsArabicOffer()) import('./language-offer.ts').then(({ offerArabic }) => offerArabic()).catch(() => {});
