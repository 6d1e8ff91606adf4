import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { type NavSectionName, navSectionOf, useNavSections } from './nav-sections.ts';
import { type Part, part, requestParts } from './part.tsx';

/** The views of a section are one script. The build finds its file by the section's name, and lets the section's document request it. */
export const sections: Record<NavSectionName, Part<object>> = {
  today: part(() => import('./sections/today.tsx').then(({ Today }) => Today)),
  inbox: part(() => import('./sections/inbox.tsx').then(({ InboxRoutes }) => InboxRoutes)),
  applications: part(() => import('./sections/applications.tsx').then(({ ApplicationsRoutes }) => ApplicationsRoutes)),
  bookings: part(() => import('./sections/bookings.tsx').then(({ BookingsRoutes }) => BookingsRoutes)),
  newsletter: part(() => import('./sections/newsletter.tsx').then(({ NewsletterRoutes }) => NewsletterRoutes)),
  insights: part(() => import('./sections/insights.tsx').then(({ InsightsRoutes }) => InsightsRoutes)),
  settings: part(() => import('./sections/settings.tsx').then(({ SettingsRoutes }) => SettingsRoutes)),
};

/** Between the data of the frame and those of the section that is shown, nothing is read for a moment. */
const quietMs = 3000;

/** Requests a section when a link to it is hovered or focused, and every part when nothing has been read for a while. */
export function SectionRequests() {
  const allowed = useNavSections();
  const isReading = useIsFetching() > 0;
  const requestLinked = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/admin"]');
    const section = link && navSectionOf(allowed, link.pathname);
    if (section) sections[section.name].request();
  });
  useEffect(() => {
    const onApproach = (event: Event) => requestLinked(event);
    const events = ['pointerover', 'focusin'];
    for (const type of events) addEventListener(type, onApproach, { passive: true });
    return () => {
      for (const type of events) removeEventListener(type, onApproach);
    };
  }, []);
  useEffect(() => {
    if (isReading) return;
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = whenIdle(requestParts);
    }, quietMs);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  }, [isReading]);
  return null;
}
