import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { movedAdminPath } from '#shared/admin/paths.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { ButtonLink } from './components/button-link.tsx';
import { PageTitle } from './components/page.tsx';

export function SectionRoutes({ children }: { children: ReactNode }) {
  return (
    <Routes>
      {children}
      <Route path="*" element={<MovedOrUnknown />} />
    </Routes>
  );
}

export function MovedOrUnknown() {
  const { pathname, search, hash } = useLocation();
  const moved = movedAdminPath(pathname);
  return moved ? <Navigate replace to={moved + search + hash} /> : <NotFound />;
}

function NotFound() {
  return (
    <>
      <PageTitle title={admin.notFound.title} />
      <ButtonLink to="/admin">{admin.notFound.action}</ButtonLink>
    </>
  );
}
