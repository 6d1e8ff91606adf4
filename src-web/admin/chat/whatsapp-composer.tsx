import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WhatsappMessageRequest, WhatsappPerson } from '#shared/contracts/whatsapp.ts';
import { maxLength } from '#shared/limits.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { call } from '../../lib/api.ts';
import { submitOnEnter } from '../../lib/submit-on-enter.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { inputClass, submits } from '../components/fields.tsx';
import { Feedback, failureText } from '../components/states.tsx';
import { FileInput } from '../inbox/reply/reply-files.tsx';
import { reload } from '../queries.ts';
import { TemplateForm } from './template-form.tsx';
import { useNow } from './whatsapp-bar.tsx';

const { composer: texts } = whatsappChat;

/** A text has an id of its own, so that the same text is sent once, however often it is sent. */
const draftOf = (text: string) => ({ id: crypto.randomUUID(), text });

interface Message {
  id: string;
  body: WhatsappMessageRequest | FormData;
}

function formOf({ id, text }: { id: string; text: string }, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id, text })) form.set(name, value);
  form.set('file', file);
  return form;
}

export function WhatsappComposer({ sessionId, person }: { sessionId: string; person: WhatsappPerson }) {
  const [draft, setDraft] = useState(() => draftOf(''));
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const [wantsTemplate, setWantsTemplate] = useState(false);
  const [hasSent, setHasSent] = useState(false);
  const now = useNow();
  const isClosed = person.windowEndsAt === null || Date.parse(person.windowEndsAt) <= now;
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: ({ body }: Message) =>
      call('POST /api/admin/chats/:sessionId/messages', { params: { sessionId }, body }),
    onSuccess(_, { id }) {
      setDraft((before) => (before.id === id ? draftOf('') : before));
      setFile(undefined);
      setWantsTemplate(false);
      setHasSent(true);
    },
    // The next message need not wait until the conversation is there again.
    onSettled: () => void reload(client),
  });
  if (person.blocked || person.stopped) {
    return (
      <p className="mt-2 max-w-narrow border-t border-line pt-1.5 pb-2 text-sm text-ink-soft">
        {person.blocked ? texts.blocked : texts.stopped}
      </p>
    );
  }
  const isText = !isClosed && !wantsTemplate;
  // After the window, a second press finds no form in which the same template would leave again.
  const isTemplate = isClosed ? !hasSent : wantsTemplate;
  const send = (body: Message['body'], id: string = draft.id) => !sending.isPending && sending.mutate({ id, body });
  const isEmpty = draft.text.trim() === '' && !file;
  return (
    <div
      className={classNames(
        'mt-2 max-w-narrow border-t border-line bg-paper pt-1.5 pb-2 scroll-mb-2',
        // The fields of a template would cover the conversation on a phone.
        !isTemplate && 'sticky bottom-(--bottom-bar)',
      )}
    >
      {isTemplate && (
        <TemplateForm person={person} pending={sending.isPending} onSend={(body) => send(body, body.id)} />
      )}
      {isText && (
        <form
          onSubmit={submits(() => !isEmpty && send(file ? formOf(draft, file) : draft))}
          className="flex items-end gap-1"
        >
          <textarea
            dir="auto"
            rows={2}
            value={draft.text}
            maxLength={file ? maxLength.whatsappCaption : maxLength.chatText}
            enterKeyHint="send"
            aria-label={texts.label}
            aria-describedby="whatsapp-composer-hint"
            onChange={({ target }) => setDraft(draftOf(target.value))}
            onKeyDown={submitOnEnter}
            className={`${inputClass} field-sizing-content max-h-20 min-h-7 w-full min-w-0 resize-none text-base`}
          />
          <Button type="submit" pending={sending.isPending} disabled={isEmpty}>
            {texts.send}
          </Button>
        </form>
      )}
      <Feedback failure={failureText(sending.error)} />
      <div className="mt-0.25 flex flex-wrap items-center justify-between gap-x-2">
        {isText && (
          <p id="whatsapp-composer-hint" className="text-xs text-ink-soft">
            {texts.hint}
          </p>
        )}
        <div className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm">
          {isText && (
            <>
              {file && <bdi className="font-medium wrap-anywhere">{file.name}</bdi>}
              <FileInput
                input={input}
                label={texts.attach}
                onFiles={([chosen]) => {
                  setFile(chosen);
                  setDraft(draftOf(draft.text));
                }}
              />
              <Button variant="quiet" onClick={() => (file ? setFile(undefined) : input.current?.click())}>
                {file ? texts.detach : texts.attach}
              </Button>
            </>
          )}
          {(!isClosed || hasSent) && (
            <Button variant="quiet" onClick={() => (isClosed ? setHasSent(false) : setWantsTemplate(!wantsTemplate))}>
              {wantsTemplate ? texts.useText : texts.useTemplate}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
