import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { HeaderContent } from '../src-shared/content/en/header.ts';
import type { Locale } from '../src-shared/locales.ts';
import Chat from './chat/chat.tsx';
import { Header } from './layout/header.tsx';
import { Navigation } from './layout/navigation.tsx';
import { afterIdle } from './lib/after-idle.ts';
import { afterInteraction } from './lib/after-interaction.ts';
import { later } from './lib/later.tsx';
import { OnceHydrated } from './lib/use-hydrated.ts';
import { withContent } from './lib/with-content.tsx';
import { notFoundRoute, routes } from './routes.tsx';

const footers = withContent({
  component: afterInteraction(() => import('./layout/footer.tsx')),
  content: { en: afterInteraction(() => import('../src-shared/content/en/footer.ts')) },
});

const PendingBanner = lazy(afterIdle(() => import('./layout/pending-banner.tsx')));

const PrefetchLinks = later(() => import('./layout/prefetch-links.tsx'));

/** Only where staff have signed in: a visitor's browser neither loads it nor asks the API. */
function StaffBanner() {
  return localStorage.getItem('staff') !== null && <PendingBanner />;
}

interface AppProps {
  locale: Locale;
  header: HeaderContent;
}

/** The public site: the frame around every page, and the page. */
export function App({ locale, header }: AppProps) {
  const Footer = footers[locale];
  return (
    <>
      <Suspense>
        <Header content={header} />
      </Suspense>
      <main id="main">
        <Suspense>
          <Routes>
            {[...routes, notFoundRoute].map(({ path, Page: { [locale]: Page } }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Routes>
          <Navigation />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <OnceHydrated>
        <Suspense>
          <StaffBanner />
        </Suspense>
        <PrefetchLinks locale={locale} />
        <Chat label={header.chat} locale={locale} />
      </OnceHydrated>
    </>
  );
}
