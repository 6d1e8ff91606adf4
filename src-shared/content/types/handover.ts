import type { HandoverNotice } from '../../contracts/chat.ts';
import type { Refusal } from '../../contracts/handover.ts';
import type { FieldName } from '../../forms/fields.ts';
import type { FormContent } from './forms.ts';

/** What the chat says about people. */
export interface HandoverContent {
  ask: string;
  /** While the answer to the question for a person is due. */
  asking: string;
  /** Ends with the time that is left, such as `1:45`. */
  waiting: { title: string; text: string; left: (time: string) => string; cancel: string };
  person: {
    title: (name: string) => string;
    end: string;
    typing: (name: string) => string;
    /** Of the message input. */
    placeholder: (name: string) => string;
  };
  /** A message that is not confirmed yet. */
  sending: string;
  /** The question for a person could not be sent. */
  failed: string;
  /** The connection is lost; messages are sent when it is back. */
  reconnecting: string;
  form: {
    title: string;
    /** `when` says from when on the office answers. */
    promise: (when: string) => string;
    close: string;
    content: FormContent<FieldName<'other'>>;
    /** After the form is sent. */
    done: { title: string; text: (when: string, email: string) => string; close: string };
    /** The same instead, when the question had been answered before. */
    reopened: { title: string; text: (when: string, email: string) => string };
  };
  /** The lines in the conversation. */
  notices: {
    [Kind in Exclude<HandoverNotice['kind'], 'promised' | 'sent' | 'joined' | 'left' | 'lost' | 'ended'>]: string;
  } & { [Kind in 'joined' | 'left' | 'lost' | 'ended']: (name: string) => string } & {
    [Kind in 'promised' | 'sent']: (when: string) => string;
  };
  /** Why a message was not sent. */
  refused: Record<Extract<Refusal['reason'], 'too_many' | 'no_person'> | 'other', string>;
  /** In place of Joe's answer, for programs. */
  passedOn: string;
  /** When the office answers: `day` is in words, and before `hour` it is closed. */
  when: (moment: { day: string; hour?: number | undefined; today: boolean }) => string;
}
