import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LayoutContent } from '../src-shared/content/en/layout.ts';
import type { Locale } from '../src-shared/locales.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { Navigation } from './layout/navigation.tsx';
import { notFoundRoute, routes } from './routes.tsx';

interface AppProps {
  locale: Locale;
  layout: LayoutContent;
}

/** The public site: the frame around every page, and the page. */
export function App({ locale, layout }: AppProps) {
  return (
    <>
      <Header content={layout.header} />
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
      <Footer content={layout.footer} />
    </>
  );
}
