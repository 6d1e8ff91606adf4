import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Role } from '#shared/roles.ts';
import { people } from '#shared/staff-texts/staff.ts';
import { RolesContext } from '#web/admin/roles.ts';
import { InsightsRoutes } from '#web/admin/sections/insights.tsx';
import { mockAdminApi, renderAdmin } from '../support.tsx';

test.each([
  ['/admin/insights', ['recruiting'], 'marketing'],
  ['/admin/insights/campaigns', ['sales'], 'marketing'],
  ['/admin/insights/questions', ['marketing'], 'sales'],
] satisfies [string, Role[], Role][])(
  'a bookmark of %s as %j names the role %s, and asks nothing',
  (path, roles, needed) => {
    const { reads } = mockAdminApi({});
    renderAdmin(
      <RolesContext value={roles}>
        <Routes>
          <Route path="/admin/insights/*" element={<InsightsRoutes />} />
        </Routes>
      </RolesContext>,
      path,
    );
    expect(screen.getByRole('heading', { level: 1, name: people.roleNeeded })).toBeTruthy();
    expect(screen.getByText(people.needs([needed]))).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(reads).toEqual([]);
  },
);
