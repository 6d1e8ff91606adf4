import { Dashboard } from '../dashboard/dashboard.tsx';

export function Today() {
  return <Dashboard />;
}
