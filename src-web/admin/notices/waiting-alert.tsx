import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';
import { useAlertState } from '../chat/waiting-alert.ts';

const { alert: texts } = admin.noticeChoices;

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
