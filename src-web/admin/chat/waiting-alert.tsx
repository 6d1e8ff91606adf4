import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { live } from '#shared/staff-texts/live-chat.ts';
import { notificationChoices } from '#shared/staff-texts/notifications.ts';
import { safeLocalStorage } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { useDesk } from './desk-store.ts';

const { alert: texts } = notificationChoices;

/** The choice is this browser's alone, as the permission is. */
const storageKey = 'alert-waiting';

type AlertState = 'unsupported' | 'denied' | 'off' | 'on';

function useAlertState(): { state: AlertState; turnOn: () => Promise<void>; turnOff: () => void } {
  const [state, setState] = useState(alertState);
  return {
    state,
    /** Only a press may ask: browsers block pages that ask by themselves. */
    async turnOn() {
      const permission = await Notification.requestPermission();
      if (permission === 'granted') safeLocalStorage.set(storageKey, '1');
      setState(alertState());
    },
    turnOff() {
      safeLocalStorage.remove(storageKey);
      setState(alertState());
    },
  };
}

export function WaitingAlert() {
  const { state, turnOn, turnOff } = useAlertState();
  return (
    <>
      <p role="status" className="max-w-text text-sm">
        {texts[state]}
      </p>
      {(state === 'on' || state === 'off') && (
        <Button variant="secondary" className="mt-1" onClick={state === 'on' ? turnOff : () => void turnOn()}>
          {state === 'on' ? texts.turnOff : texts.turnOn}
        </Button>
      )}
    </>
  );
}

function alertState(): AlertState {
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && safeLocalStorage.get(storageKey) ? 'on' : 'off';
}

/**
 * A notification announces each visitor who begins to wait while the page is in the background. It does not name the
 * visitor, because a lock screen shows it; the tag keeps several tabs from notifying twice.
 */
export function useWaitingAlert(pathOf: (sessionId: string) => string): void {
  const { waiting } = useDesk();
  const navigate = useNavigate();
  const notified = useRef(new Set<string>());
  useEffect(() => {
    for (const { sessionId } of waiting) {
      if (notified.current.has(sessionId)) continue;
      notified.current.add(sessionId);
      if (document.visibilityState === 'visible' || alertState() !== 'on') continue;
      const alert = openAlert(sessionId);
      if (!alert) continue;
      alert.onclick = () => {
        window.focus();
        void navigate(pathOf(sessionId));
        alert.close();
      };
    }
    const ids = new Set(waiting.map(({ sessionId }) => sessionId));
    notified.current = new Set([...notified.current].filter((id) => ids.has(id)));
  }, [waiting, navigate, pathOf]);
}

/** Chrome on Android has the API but lets only a service worker use it. */
function openAlert(tag: string): Notification | undefined {
  try {
    return new Notification(live.alert.title, { body: live.alert.text, tag });
  } catch {
    return undefined;
  }
}
