import { useState } from 'react';
import { type Stage, stages } from '#shared/inbox/stages.ts';
import { board as texts } from '#shared/staff-texts/board.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

interface StageMenuProps {
  name: string;
  from: Stage;
  onMove: (to: Stage) => void;
}

/** Keyboard and touch cannot drag. */
export function StageMenu({ name, from, onMove }: StageMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="relative justify-self-start"
        aria-label={texts.moveOf(name)}
        onClick={() => setIsOpen(true)}
      >
        {texts.move}
      </Button>
      {isOpen && (
        <Dialog title={texts.moveOf(name)} onClose={() => setIsOpen(false)}>
          <div className="flex flex-wrap gap-1">
            {stages
              .filter((stage) => stage !== from)
              .map((stage) => (
                <Button
                  key={stage}
                  variant="secondary"
                  onClick={() => {
                    setIsOpen(false);
                    onMove(stage);
                  }}
                >
                  {texts.stages[stage]}
                </Button>
              ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
