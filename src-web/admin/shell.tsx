import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { adminPaths } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { noRole } from '#shared/staff-texts/staff.ts';
import { useRestoreFocus } from '../lib/use-restore-focus.ts';
import { Logo } from '../site/layout/logo.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DeskBanner } from './chat/desk.tsx';
import { ConnectionBanner } from './components/connection-banner.tsx';
import { KeyboardHelp } from './components/keyboard.tsx';
import { PageTitle } from './components/page.tsx';
import { hasCode, Loading } from './components/states.tsx';
import { ToastRegion } from './components/toast-region.tsx';
import { formatTime } from './format.ts';
import { useGlobalKeys } from './go-to-keys.ts';
import { useLiveFigures } from './live-updates.ts';
import { Navigation, NavSectionTabs } from './navigation.tsx';
import { Palette } from './palette/palette.tsx';
import { mailStateQuery, meQuery, modelStateQuery, statusQuery } from './queries.ts';
import { RolesContext, useMay } from './roles.ts';
import { SectionRequests } from './sections.tsx';
import { signOutPath, staffFlag } from './session.ts';

export function Shell() {
  const { data: me, error, isPending, refetch } = useQuery(meQuery);
  if (!me && error && hasCode(error, 'role_required')) return <NoRole error={error} onRetry={() => void refetch()} />;
  // Each view says itself what is wrong if there is no answer.
  return (
    <RolesContext value={isPending ? [] : (me?.roles ?? ['admin'])}>{<Frame isReady={!isPending} />}</RolesContext>
  );
}

/** The problem says who is signed in, and whom to ask. */
function NoRole({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <header className="on-night flex flex-wrap items-center justify-between gap-2 bg-night px-2 py-1 text-sm text-starlight sm:px-3 lg:px-4">
        <a href="/" aria-label={admin.website} className="inline-flex min-h-5.5 items-center">
          <Logo />
        </a>
        <SignOut />
      </header>
      <main id="main" className="mx-auto w-full max-w-narrow p-2 sm:p-3 lg:py-6">
        <PageTitle title={noRole.title} />
        <p className="max-w-text wrap-anywhere">{error.message}</p>
        <Button className="mt-2" onClick={onRetry}>
          {noRole.retry}
        </Button>
      </main>
    </>
  );
}

function Frame({ isReady }: { isReady: boolean }) {
  const may = useMay();
  useLiveFigures();
  useGlobalKeys();
  useRestoreFocus();
  return (
    <div className="pb-(--bottom-bar) lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)] rail:grid-cols-[6rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed start-2 top-1 z-50 not-focus:-translate-y-12 rounded bg-amber px-2 py-1 font-semibold text-amber-ink"
      >
        {admin.skip}
      </a>
      <header className="on-night bg-night text-starlight lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:p-2 rail:p-0.5">
        <div className="flex flex-wrap items-center justify-between gap-1 px-2 py-1 lg:gap-y-2 lg:px-1 lg:pb-2 rail:justify-center rail:gap-y-1">
          <a
            href="/"
            aria-label={admin.website}
            className="inline-flex min-h-5.5 items-center rail:[&_span_span]:hidden"
          >
            <Logo />
          </a>
          <StatusDot />
          <Palette />
        </div>
        <Navigation />
        <Account />
      </header>
      <ToastRegion />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-page min-w-0 p-2 sm:p-3 lg:p-4 panes:flex panes:h-dvh panes:max-w-none panes:flex-col panes:p-2"
      >
        <ConnectionBanner />
        <RoleLost />
        {may('sales') && <DeskBanner />}
        {isReady && <MailRefusal />}
        {may('sales') && <ModelRefusal />}
        <NavSectionTabs />
        {isReady ? <Outlet /> : <Loading />}
        {isReady && <SectionRequests />}
      </main>
    </div>
  );
}

export function StatusDot() {
  const isDown = useQuery(statusQuery).data?.status === 'down';
  return (
    <div role="status">
      {isDown && (
        <Link
          to="/admin/settings/status"
          className="inline-flex min-h-5.5 items-center gap-0.5 text-xs font-semibold text-starlight"
        >
          <span aria-hidden="true" className="size-1.25 rounded-full bg-danger outline-1 outline-starlight" />
          {admin.siteIsDown}
        </Link>
      )}
    </div>
  );
}

/** The page stays as it is, with what was typed. */
function RoleLost() {
  const { data, error } = useQuery(meQuery);
  return (
    <div role="alert">
      {data && error && hasCode(error, 'role_required') && (
        <p className="mb-3 rounded border border-danger/40 bg-danger-wash p-2 wrap-anywhere">
          <strong className="font-semibold text-danger">{noRole.lost}</strong> {error.message}
        </p>
      )}
    </div>
  );
}

function MailRefusal() {
  const refusal = useQuery(mailStateQuery).data?.refusal;
  return <RefusalBanner refusal={refusal} texts={admin.mail.refused} to={`${adminPaths.mail}?status=queued`} />;
}

function ModelRefusal() {
  const fault = useQuery(modelStateQuery).data?.fault;
  return <RefusalBanner refusal={fault} texts={admin.modelFault} to={adminPaths.questions} />;
}

interface RefusalBannerProps {
  refusal: { message: string; since: string } | null | undefined;
  texts: { title: string; text: string; since: (at: string) => string; view: string };
  to: string;
}

/** The live region is always rendered: screen readers announce only changes inside an existing one. */
function RefusalBanner({ refusal, texts, to }: RefusalBannerProps) {
  return (
    <div role="alert">
      {refusal && (
        <div className="mb-3 flex gap-1.5 rounded border border-danger/40 bg-danger-wash px-2 pt-2 pb-1">
          <Icon name="alert" className="mt-0.25 size-3 shrink-0 text-danger" />
          <div className="min-w-0 text-sm">
            <p className="wrap-anywhere">
              <strong className="font-semibold text-danger">{texts.title}</strong> {refusal.message}
            </p>
            <p className="mt-0.5">
              {texts.text} {texts.since(formatTime(refusal.since))}
            </p>
            <Link
              to={to}
              className="inline-flex min-h-5.5 items-center font-semibold text-danger underline underline-offset-4"
            >
              {texts.view}
            </Link>
          </div>
        </div>
      )}
    </div>
  );
}

function Account() {
  const { data } = useQuery(meQuery);
  useEffect(() => {
    if (data) staffFlag.set();
  }, [data]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-night-line px-2 text-xs text-starlight-soft lg:px-1 lg:pt-1 rail:justify-center rail:text-center">
      <p className="min-w-0 wrap-anywhere rail:hidden">{data && admin.signedInAs(data.name || data.email)}</p>
      {!isInGulfTime() && <p className="rail:hidden">{admin.timeZone}</p>}
      <KeyboardHelp />
      <SignOut />
    </div>
  );
}

/** No time needs its zone in Dubai. */
function isInGulfTime(): boolean {
  return new Date().getTimezoneOffset() === -4 * 60;
}

function SignOut() {
  return (
    <a
      href={signOutPath}
      onClick={staffFlag.remove}
      className="inline-flex min-h-5.5 items-center font-semibold text-starlight underline underline-offset-4 hover:text-amber-bright"
    >
      {admin.signOut}
    </a>
  );
}
