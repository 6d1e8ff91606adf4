import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConversationEntry } from '#shared/contracts/conversation.ts';
import { addressesIn } from '#shared/forms/address-list.ts';
import { maxCopies, maxLength } from '#shared/limits.ts';
import { conversation as conversationTexts } from '#shared/staff-texts/conversation.ts';
import { conversationMessages } from '#shared/staff-texts/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '../../components/fields.tsx';

const { copies: texts } = conversationTexts.composer;

/** The addresses that the visitor's last email had in copy. */
export function keptCopies(conversation: ConversationEntry[]): string {
  const last = conversation.findLast(({ kind, automatic }) => kind === 'received' && !automatic);
  return last?.cc?.join(', ') ?? '';
}

export function copiesFailure(typed: string): string | undefined {
  const copies = addressesIn(typed);
  if (copies.length > maxCopies) return conversationMessages.tooManyCopies;
  return copies.every((address) => /^[^@]+@[^@]+\.[^@]+$/.test(address)) ? undefined : texts.invalid;
}

interface CopiesProps {
  value: string;
  failure: string | undefined;
  readOnly: boolean;
  onChange: (typed: string) => void;
}

export function Copies({ value, failure, readOnly, onChange }: CopiesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);

  /** The field takes the place of the button that has the focus. */
  function open() {
    flushSync(() => setIsOpen(true));
    input.current!.focus();
  }

  if (!isOpen && !value)
    return (
      <Button variant="quiet" onClick={open}>
        {texts.add}
      </Button>
    );
  return (
    <div className="w-full">
      <TextField label={texts.label} hint={texts.hint} failure={failure}>
        {(control) => (
          // An input joins the lines of a pasted list without a space.
          <textarea
            {...control}
            ref={input}
            rows={1}
            inputMode="email"
            dir="ltr"
            autoComplete="off"
            value={value}
            readOnly={readOnly}
            maxLength={maxLength.cc}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </TextField>
    </div>
  );
}
