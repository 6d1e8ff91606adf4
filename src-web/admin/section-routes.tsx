import type { ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { movedAdminPath } from '#shared/admin/paths.ts';
import type { Role } from '#shared/roles.ts';
import { admin } from '#shared/staff-texts/admin.ts';
import { people } from '#shared/staff-texts/staff.ts';
import { ButtonLink } from './components/button-link.tsx';
import { PageTitle } from './components/page.tsx';
import { useMissingRoles } from './nav-sections.ts';

export function SectionRoutes({ children }: { children: ReactNode }) {
  const missing = useMissingRoles(useLocation().pathname);
  if (missing) return <RoleNeeded roles={missing} />;
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

/** Instead of a view whose every request would be refused. */
function RoleNeeded({ roles }: { roles: readonly Role[] }) {
  return (
    <>
      <PageTitle title={people.roleNeeded} />
      <p className="mb-2">{people.needs(roles)}</p>
      <ButtonLink to="/admin">{admin.notFound.action}</ButtonLink>
    </>
  );
}

function NotFound() {
  return (
    <>
      <PageTitle title={admin.notFound.title} />
      <ButtonLink to="/admin">{admin.notFound.action}</ButtonLink>
    </>
  );
}
