import { useSyncExternalStore } from 'react';
import { ApiProblem, call, NetworkError } from '../lib/api.ts';
import { createListeners } from '../lib/listeners.ts';
import { safeLocalStorage } from '../lib/storage.ts';

let signedOut = false;

const { subscribe, notify } = createListeners();

function set(value: boolean) {
  if (signedOut === value) return;
  signedOut = value;
  notify();
}

export function trackFailure(error: unknown): void {
  if (isSignedOut(error)) set(true);
}

export function trackSuccess(): void {
  set(false);
}

/** The Worker answers with a problem document. Cloudflare Access, in front of it, answers with a bare 401. */
function isSignedOut(error: unknown): boolean {
  if (error instanceof ApiProblem && error.problem.code === 'role_required') return false;
  const status = error instanceof ApiProblem ? error.problem.status : error instanceof NetworkError && error.status;
  return status === 401 || status === 403;
}

/** Checks for an ended session after a WebSocket could not be opened: a browser does not tell why. */
export async function checkSession(): Promise<void> {
  if (signedOut) return;
  try {
    await call('GET /api/admin/me', {});
  } catch (error) {
    trackFailure(error);
  }
}

export function useSignedOut(): boolean {
  return useSyncExternalStore(subscribe, () => signedOut);
}

export const signOutPath = '/cdn-cgi/access/logout';

/** With this flag the public site shows the banner of pending submissions in this browser. */
export const staffFlag = {
  set: () => safeLocalStorage.set('staff', '1'),
  remove: () => safeLocalStorage.remove('staff'),
};

export function signOut(): void {
  staffFlag.remove();
  location.assign(signOutPath);
}
