import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { admin } from '../../src-shared/content/en/admin.ts';
import { safeLocalStorage } from '../lib/storage.ts';
import { Logo } from '../site/layout/logo.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { DeskBanner } from './chat/desk.tsx';
import { formatNumber } from './format.ts';
import { ConnectionNotice } from './parts/connection-notice.tsx';
import { KeyboardHelp } from './parts/keyboard.tsx';
import { NoticePlace } from './parts/notice-place.tsx';
import { RefusalNotice } from './parts/refusal-notice.tsx';
import { useLiveFigures } from './pulse.ts';
import { mailStateQuery, meQuery, modelStateQuery } from './queries.ts';
import { StatusDot } from './status/status-dot.tsx';

const views: { to: string; label: string; icon: IconName }[] = [
  { to: '/admin', label: admin.views.dashboard, icon: 'chart' },
  { to: '/admin/analytics', label: admin.views.analytics, icon: 'market' },
  { to: '/admin/submissions', label: admin.views.submissions, icon: 'layers' },
  { to: '/admin/applications', label: admin.views.applications, icon: 'identity' },
  { to: '/admin/bookings', label: admin.views.bookings, icon: 'calendar' },
  { to: '/admin/demo-hours', label: admin.views.demoHours, icon: 'clock' },
  { to: '/admin/subscribers', label: admin.views.subscribers, icon: 'people' },
  { to: '/admin/newsletters', label: admin.views.newsletters, icon: 'book' },
  { to: '/admin/mail', label: admin.views.mail, icon: 'mail' },
  { to: '/admin/suppressions', label: admin.views.suppressions, icon: 'shield' },
  { to: '/admin/chats', label: admin.views.chats, icon: 'agent' },
  { to: '/admin/privacy', label: admin.views.privacy, icon: 'lock' },
  { to: '/admin/status', label: admin.views.status, icon: 'bolt' },
];

export function Shell() {
  const list = useCurrentInView();
  useLiveFigures();
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed start-2 top-1 z-50 -translate-y-12 rounded bg-amber px-2 py-1 font-semibold text-amber-ink focus:translate-y-0"
      >
        {admin.skip}
      </a>
      <header className="on-night bg-night text-starlight lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:p-2">
        <div className="flex items-center justify-between px-2 pt-1 lg:px-1 lg:pt-1 lg:pb-3">
          <a href="/" aria-label={admin.website} className="inline-flex min-h-5.5 items-center">
            <Logo />
          </a>
          <StatusDot />
        </div>
        <nav aria-label={admin.navigation} className="overflow-x-auto px-1 lg:flex-1 lg:px-0">
          <ul ref={list} className="flex gap-0.25 pb-0.5 lg:flex-col">
            {views.map(({ to, label, icon }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end={to === '/admin'}
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-5.5 items-center gap-1 rounded-sm px-1.25 text-sm font-medium whitespace-nowrap -outline-offset-3',
                      isActive
                        ? 'bg-night-raised text-amber-bright'
                        : 'text-starlight-soft hover:bg-night-raised hover:text-starlight',
                    )
                  }
                >
                  <Icon name={icon} className="size-2.5" />
                  {label}
                  {to === '/admin/mail' && <FailedCount />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Account />
      </header>
      <NoticePlace />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page min-w-0 p-2 sm:p-3 lg:p-4">
        <ConnectionNotice />
        <DeskBanner />
        <MailRefusal />
        <ModelRefusal />
        <Outlet />
      </main>
    </div>
  );
}

function FailedCount() {
  const failed = useQuery(mailStateQuery).data?.failed ?? 0;
  if (failed === 0) return null;
  return (
    <span className="tabular rounded-sm bg-danger-wash px-0.75 text-xs font-semibold text-danger">
      {admin.failedCount(formatNumber(failed))}
    </span>
  );
}

function MailRefusal() {
  const refusal = useQuery(mailStateQuery).data?.refusal;
  return <RefusalNotice refusal={refusal} texts={admin.mail.refused} to="/admin/mail?status=queued" />;
}

function ModelRefusal() {
  const fault = useQuery(modelStateQuery).data?.fault;
  return <RefusalNotice refusal={fault} texts={admin.questions.fault} to="/admin/chats/questions" />;
}

/** On a phone the views are one line, which is longer than the screen. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current!.querySelector('[aria-current=page]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return list;
}

function Account() {
  const { data } = useQuery(meQuery);
  // With this flag the public site shows the banner of pending submissions in this browser.
  useEffect(() => {
    if (data) safeLocalStorage.set('staff', '1');
  }, [data]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 border-t border-night-line px-2 text-xs text-starlight-soft lg:px-1 lg:pt-1">
      <p className="min-w-0 wrap-anywhere">{data && admin.signedInAs(data.email)}</p>
      <KeyboardHelp />
      <a
        href="/cdn-cgi/access/logout"
        onClick={() => safeLocalStorage.remove('staff')}
        className="inline-flex min-h-5.5 items-center font-semibold text-starlight underline underline-offset-4 hover:text-amber-bright"
      >
        {admin.signOut}
      </a>
    </div>
  );
}
