import { lazy, type ReactNode, Suspense, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { HeaderContent } from '../src-shared/content/en/header.ts';
import type { Locale } from '../src-shared/locales.ts';
import Chat from './chat/chat.tsx';
import { Header } from './layout/header.tsx';
import { Navigation } from './layout/navigation.tsx';
import { afterInteraction } from './lib/after-interaction.ts';
import { goWithout } from './lib/go-without.ts';
import { later } from './lib/later.tsx';
import { stylesheet } from './lib/stylesheet.ts';
import { OnceHydrated } from './lib/use-hydrated.ts';
import { withContent } from './lib/with-content.tsx';
import { notFoundRoute, routes } from './routes.tsx';

const footers = withContent({
  component: afterInteraction(() => import('./layout/footer.tsx')),
  content: { en: afterInteraction(() => import('../src-shared/content/en/footer.ts')) },
});

const PendingBanner = lazy(() => import('./layout/pending-banner.tsx').catch(goWithout));

const PrefetchLinks = later(() => import('./layout/prefetch-links.tsx'));

/** Only where staff have signed in: a visitor's browser neither loads it nor asks the API. */
function StaffBanner() {
  return localStorage.getItem('staff') !== null && <PendingBanner />;
}

/** Its children are in no page's markup, hence in no page's own style. */
function OnceStyled({ children }: { children: ReactNode }) {
  use(stylesheet());
  return children;
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
        <PrefetchLinks locale={locale} />
        <Suspense>
          <OnceStyled>
            <Suspense>
              <StaffBanner />
            </Suspense>
            <Chat label={header.chat} locale={locale} />
          </OnceStyled>
        </Suspense>
      </OnceHydrated>
    </>
  );
}
