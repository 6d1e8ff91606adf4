import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { HeaderContent, LayoutTexts } from '#shared/content/en/layout.ts';
import type { Locale } from '#shared/locales.ts';
import { Chat } from '../chat/chat.tsx';
import { clearAcceptedDraft } from '../forms/form-draft.ts';
import { FormToast } from '../forms/form-toast.tsx';
import { ErrorBoundary } from '../lib/error-boundary.tsx';
import { safeLocalStorage } from '../lib/storage.ts';
import { ClientOnly } from '../lib/use-hydrated.ts';
import { LocaleProvider } from '../locale.tsx';
import { Button } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { Navigation, useLinks, usePrefetchedLinks } from './layout/navigation.tsx';
import { discardFailedPage, loadedPage } from './page-loading.ts';
import { pageOf } from './pages.ts';

const PendingBanner = lazy(() => import('./layout/pending-banner.tsx'));

interface AppProps extends LayoutTexts {
  locale: Locale;
  /** The title of the page; in the browser the loaded page has it. */
  title?: string;
  children: ReactNode;
}

export function App({ locale, header, footer, title, children }: AppProps) {
  const { pathname } = useLocation();
  const path = pageOf(pathname);
  usePrefetchedLinks(locale);
  useLinks(locale);
  // A layout effect, so that it runs before the footer's form restores its draft.
  useLayoutEffect(() => clearAcceptedDraft(path), [path]);

  function retryWith(retry: () => void) {
    discardFailedPage(path);
    retry();
  }

  return (
    <LocaleProvider value={locale}>
      <ErrorBoundary>
        <Header content={header} />
      </ErrorBoundary>
      <main id="main">
        <ErrorBoundary
          resetKey={path}
          fallback={(retry) => <PageFailure content={header.pageFailure} onRetry={() => retryWith(retry)} />}
        >
          <Suspense>
            {children}
            <Navigation />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <Footer content={footer} title={title ?? loadedPage(path)?.meta.title ?? document.title} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Chat label={header.chat} />
      </ErrorBoundary>
      <ClientOnly>
        <ErrorBoundary>
          <FormToast content={footer.formToast} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Suspense>
            <StaffBanner />
          </Suspense>
        </ErrorBoundary>
      </ClientOnly>
    </LocaleProvider>
  );
}

function StaffBanner() {
  return safeLocalStorage.get('staff') !== null && <PendingBanner />;
}

interface PageFailureProps {
  content: HeaderContent['pageFailure'];
  onRetry: () => void;
}

function PageFailure({ content, onRetry }: PageFailureProps) {
  return (
    <div role="alert">
      <Hero
        grand
        title={content.title}
        lead={content.lead}
        actions={
          <>
            <Button size="large" onClick={onRetry}>
              {content.retry}
            </Button>
            <Button size="large" variant="secondary" night onClick={() => location.reload()}>
              {content.reload}
            </Button>
          </>
        }
      />
    </div>
  );
}
