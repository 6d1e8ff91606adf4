import { type ComponentType, lazy, Suspense, use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { FooterContent } from '../src-shared/content/en/footer.ts';
import type { HeaderContent } from '../src-shared/content/en/header.ts';
import type { Locale } from '../src-shared/locales.ts';
import { Chat } from './chat/chat.tsx';
import { clearAcceptedDraft } from './forms/form-draft.ts';
import { FormNotice } from './forms/form-notice.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { Navigation } from './layout/navigation.tsx';
import { PageFailure } from './layout/page-failure.tsx';
import { usePrefetchedLinks } from './layout/use-prefetched-links.ts';
import { ErrorBoundary } from './lib/error-boundary.tsx';
import { safeLocalStorage } from './lib/storage.ts';
import { ClientOnly } from './lib/use-hydrated.ts';
import { discardFailedContent, loadContent, loadedContent, type PagePath, pageOf } from './page-content.ts';
import { pages } from './pages.ts';

const PendingBanner = lazy(() => import('./layout/pending-banner.tsx'));

interface AppProps {
  locale: Locale;
  header: HeaderContent;
  footer: FooterContent;
}

/** The public site: the frame around every page, and the page. */
export function App({ locale, header, footer }: AppProps) {
  const { pathname } = useLocation();
  const path = pageOf(pathname);
  usePrefetchedLinks(locale);
  // A layout effect: it comes before the foot's form, which is on this page too, puts its draft back.
  useLayoutEffect(() => clearAcceptedDraft(path), [path]);

  function retryWith(retry: () => void) {
    discardFailedContent(path, locale);
    retry();
  }

  return (
    <>
      <ErrorBoundary>
        <Header content={header} />
      </ErrorBoundary>
      <main id="main">
        <ErrorBoundary
          resetKey={path}
          fallback={(retry) => <PageFailure content={header.pageFailure} onRetry={() => retryWith(retry)} />}
        >
          <Suspense>
            <Page key={path} path={path} locale={locale} />
            <Navigation />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <Footer content={footer} />
      </ErrorBoundary>
      <ClientOnly>
        <ErrorBoundary>
          <FormNotice content={footer.formNotice} />
          <Chat label={header.chat} locale={locale} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Suspense>
            <StaffBanner />
          </Suspense>
        </ErrorBoundary>
      </ClientOnly>
    </>
  );
}

/** Only where staff have signed in: a visitor's browser neither loads it nor asks the API. */
function StaffBanner() {
  return safeLocalStorage.get('staff') !== null && <PendingBanner />;
}

function Page({ path, locale }: { path: PagePath; locale: Locale }) {
  // Content that is there is not waited for: React would throw a page away that waits while the address changes.
  const content = loadedContent(path, locale) ?? use(loadContent(path, locale));
  const Content = pages[path] as ComponentType<{ content: unknown }>;
  return <Content content={content} />;
}
