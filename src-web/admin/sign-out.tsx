import { admin } from '../../src-shared/content/en/admin.ts';
import { safeLocalStorage } from '../lib/storage.ts';

export function SignOut() {
  return (
    <a
      href="/cdn-cgi/access/logout"
      onClick={() => safeLocalStorage.remove('staff')}
      className="inline-flex min-h-5.5 items-center font-semibold text-starlight underline underline-offset-4 hover:text-amber-bright"
    >
      {admin.signOut}
    </a>
  );
}
