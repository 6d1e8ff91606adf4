import { useEffect, useState } from 'react';
import { admin } from '../../../src-shared/content/en/admin.ts';
import { Button } from '../../ui/button.tsx';

const { undo: texts } = admin.conversation.composer;

interface UndoSendProps {
  /** In milliseconds, of this browser's clock. */
  until: number;
  pending: boolean;
  onUndo: () => void;
  /** The answer has left. */
  onElapsed: () => void;
}

/** The seconds that are left to take an answer back. */
export function UndoSend({ until, pending, onUndo, onElapsed }: UndoSendProps) {
  const [left, setLeft] = useState(secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  useEffect(() => {
    if (left <= 0 && !pending) onElapsed();
  }, [left <= 0, pending]);
  return (
    <div className="flex items-center gap-x-1.5 text-sm">
      {/* Screen readers are told of the ten seconds once. */}
      <span aria-hidden="true" className="tabular font-semibold">
        {texts.left(Math.max(0, left))}
      </span>
      <Button variant="quiet" aria-disabled={pending} onClick={onUndo}>
        {texts.action}
      </Button>
    </div>
  );
}

function secondsUntil(time: number): number {
  return Math.ceil((time - Date.now()) / 1000);
}
