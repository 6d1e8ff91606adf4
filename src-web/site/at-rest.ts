import { startBeacon } from '../analytics/beacon.ts';
import { showStillOnPress } from '../chat/panel-still.ts';
import { selectEarlyTabs } from './early-tabs.ts';
import { playIllustrations } from './illustrations.ts';
import { wantsArabicOffer } from './language-choice.ts';

/** These modules do not wait until the visitor acts. The app imports them, and not the other way round. */
startBeacon();
playIllustrations();
showStillOnPress();
keepClear();
selectEarlyTabs();
// English pages have no Arabic text.
if (wantsArabicOffer()) import('./language-offer.ts').then(({ offerArabic }) => offerArabic()).catch(() => {});

/** The button of the chat gives way to samples and highlighted figures, also after a page change. */
function keepClear(): void {
  addEventListener('scroll', giveWay, { passive: true });
  addEventListener('resize', giveWay);
  giveWay();
}

function giveWay(): void {
  const button = document.querySelector<HTMLElement>('#app > .chat-button');
  if (!button || button.hidden) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const isOver = [left, right].some((x) =>
    [top, bottom].some((y) =>
      document.elementsFromPoint(x, y).some((element) => element.closest('[data-stage], [data-keep-clear]')),
    ),
  );
  button.toggleAttribute('data-gives-way', isOver);
}
