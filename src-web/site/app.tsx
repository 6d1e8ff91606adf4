import { lazy, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
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
import { KeptPage } from './kept-page.tsx';
import { wantsArabicOffer } from './language-choice.ts';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { Navigation, useLinks, usePrefetchedLinks } from './layout/navigation.tsx';
import { PageHead } from './layout/page-head.tsx';
import { discardFailedPage, isKept, loadedPage, loadPage } from './page-loading.ts';
import { type PagePath, pageOf } from './pages.ts';

const PendingBanner = lazy(() => import('./layout/pending-banner.tsx'));

const LanguageOffer = lazy(() => import('./layout/language-offer.tsx'));

interface AppProps extends LayoutTexts {
  locale: Locale;
}

export function App({ locale, header, footer }: AppProps) {
  const { pathname } = useLocation();
  const path = pageOf(pathname);
  usePrefetchedLinks(locale);
  useLinks(locale);
  // A layout effect, so that it runs before the footer's form restores its draft.
  useLayoutEffect(() => clearAcceptedDraft(path), [path]);

  function retryWith(retry: () => void) {
    discardFailedPage(path, locale);
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
            <Page key={path} path={path} locale={locale} />
            <Navigation />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ErrorBoundary>
        <Footer content={footer} title={loadedPage(path, locale)?.content.meta.title ?? document.title} />
      </ErrorBoundary>
      <ClientOnly>
        <ErrorBoundary>
          <FormToast content={footer.formToast} />
          <Chat label={header.chat} />
        </ErrorBoundary>
        <ErrorBoundary>
          <Suspense>
            <StaffBanner />
          </Suspense>
        </ErrorBoundary>
        <ErrorBoundary>
          <Suspense>{locale === 'en' && wantsArabicOffer() && <LanguageOffer />}</Suspense>
        </ErrorBoundary>
      </ClientOnly>
    </LocaleProvider>
  );
}

function StaffBanner() {
  return safeLocalStorage.get('staff') !== null && <PendingBanner />;
}

interface PageProps {
  path: PagePath;
  locale: Locale;
}

function Page({ path, locale }: PageProps) {
  const [keepsMarkup] = useState(() => isKept(path));
  return keepsMarkup ? (
    <KeptPage path={path} locale={locale} onHydrated={markHydrated} />
  ) : (
    <RenderedPage path={path} locale={locale} />
  );
}

function RenderedPage({ path, locale }: PageProps) {
  // Before `use`, which a second attempt skips if the page has loaded by then: React counts the hooks of both attempts.
  useEffect(markHydrated, []);
  // Without `use` for a loaded page: React discards a page that suspends while the URL changes.
  const { content, Page: Content } = loadedPage(path, locale) ?? use(loadPage(path, locale));
  return (
    <>
      <PageHead path={path} locale={locale} meta={content.meta} />
      <div>
        <Content content={content} path={path} />
      </div>
    </>
  );
}

/** The end-to-end tests wait for the attribute. */
function markHydrated() {
  const { dataset } = document.documentElement;
  if ('hydrated' in dataset) return;
  dataset.hydrated = '';
  // After the app, so that it delays nothing. Without it nothing is counted.
  import('../analytics/beacon.ts').then(({ startBeacon }) => startBeacon()).catch(() => {});
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
