import { digest as texts } from '#shared/staff-texts/board.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { renderView } from '../http/page-view.tsx';

export type StaffMail = 'digest' | 'summary';

export function mailSwitchView(mail: StaffMail, on: boolean): Promise<string> {
  const { on: isOn, off: isOff, turnOff } = texts[mail];
  return renderView(
    'en',
    <main>
      <Container className="py-2 sm:py-3 lg:py-4">
        <h1 className="mb-3 text-heading font-semibold">{texts.title}</h1>
        <p>{on ? isOn : isOff}</p>
        {on && (
          <form method="post">
            <Button type="submit" className="mt-1">
              {turnOff}
            </Button>
          </form>
        )}
      </Container>
    </main>,
  );
}
