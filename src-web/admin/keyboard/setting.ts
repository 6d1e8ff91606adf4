import { safeLocalStorage } from '../../lib/storage.ts';

const key = 'keyboard-shortcuts';

export function areShortcutsOn(): boolean {
  return safeLocalStorage.get(key) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  if (on) safeLocalStorage.remove(key);
  else safeLocalStorage.set(key, 'off');
}
