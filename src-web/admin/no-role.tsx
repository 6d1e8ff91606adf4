import { admin } from '../../src-shared/content/en/admin.ts';
import { noRole as texts } from '../../src-shared/content/en/admin-staff.ts';
import { Logo } from '../site/layout/logo.tsx';
import { Button } from '../ui/button.tsx';
import { PageTitle } from './components/page.tsx';
import { SignOut } from './sign-out.tsx';

/** The problem says who is signed in, and whom to ask. */
export function NoRole({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <header className="on-night flex flex-wrap items-center justify-between gap-2 bg-night px-2 py-1 text-sm text-starlight sm:px-3 lg:px-4">
        <a href="/" aria-label={admin.website} className="inline-flex min-h-5.5 items-center">
          <Logo />
        </a>
        <SignOut />
      </header>
      <main id="main" className="mx-auto w-full max-w-narrow p-2 sm:p-3 lg:py-6">
        <PageTitle title={texts.title} />
        <p className="max-w-text wrap-anywhere">{error.message}</p>
        <Button className="mt-2" onClick={onRetry}>
          {texts.retry}
        </Button>
      </main>
    </>
  );
}
