import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WhatsappMessageRequest, WhatsappPerson, WhatsappTemplate } from '#shared/contracts/whatsapp.ts';
import { maxLength } from '#shared/limits.ts';
import { whatsappChat } from '#shared/staff-texts/whatsapp-chat.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Select, submits, TextField } from '../components/fields.tsx';
import { QueryBoundary } from '../components/states.tsx';

const { template: texts } = whatsappChat;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

interface TemplateFormProps {
  person: WhatsappPerson;
  pending: boolean;
  onSend: (message: WhatsappMessageRequest) => void;
}

export function TemplateForm({ person, ...form }: TemplateFormProps) {
  const query = useQuery({
    queryKey: ['whatsapp-templates'],
    queryFn: () => call('GET /api/admin/whatsapp/templates', {}),
    staleTime: 60_000,
  });
  return (
    <QueryBoundary query={query}>
      {({ items }) => {
        const templates = offered(items, person);
        return templates.length === 0 ? (
          <p className="text-sm text-ink-soft">{texts.none}</p>
        ) : (
          <Fields templates={templates} person={person} {...form} />
        );
      }}
    </QueryBoundary>
  );
}

/** The approved ones, those in the person’s language first. */
function offered(items: WhatsappTemplate[], { locale }: WhatsappPerson): WhatsappTemplate[] {
  const isOwn = ({ language }: WhatsappTemplate) => language.split('_')[0] === locale;
  const approved = items.filter(({ status }) => status === 'APPROVED').sort((a, b) => a.name.localeCompare(b.name));
  return [...approved.filter(isOwn), ...approved.filter((template) => !isOwn(template))];
}

const keyOf = ({ name, language }: WhatsappTemplate) => `${name} ${language}`;

function labelOf({ name, language }: WhatsappTemplate): string {
  return `${name.replaceAll('_', ' ')} (${languageNames.of(language.replace('_', '-')) ?? language})`;
}

function Fields({ templates, person, pending, onSend }: TemplateFormProps & { templates: WhatsappTemplate[] }) {
  const [key, setKey] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const [id, setId] = useState(() => crypto.randomUUID());
  const template = templates.find((one) => keyOf(one) === key) ?? templates[0]!;
  const { name, language, text } = template;
  // The first value of a template is nearly always the name.
  const filledIn = (value: string) => values[value] ?? (value === template.values[0] ? (person.name ?? '') : '');
  const filled = template.values.map(filledIn);
  const isComplete = filled.every((value) => value.trim() !== '');
  const change = (action: () => void) => {
    action();
    setId(crypto.randomUUID());
  };
  return (
    <form
      onSubmit={submits(() => isComplete && onSend({ id, template: { name, language, values: filled } }))}
      className="grid gap-1"
    >
      <Select
        label={texts.label}
        withAll={false}
        value={keyOf(template)}
        options={Object.fromEntries(templates.map((one) => [keyOf(one), labelOf(one)]))}
        onChange={(chosen) => change(() => setKey(chosen))}
      />
      {template.values.map((value) => (
        <TextField key={`${keyOf(template)} ${value}`} label={texts.value(value)}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              required
              value={filledIn(value)}
              maxLength={maxLength.chatText}
              onChange={({ target }) => change(() => setValues({ ...values, [value]: target.value }))}
            />
          )}
        </TextField>
      ))}
      <figure>
        <figcaption className="text-xs font-semibold">{texts.preview}</figcaption>
        <p
          dir="auto"
          className="mt-0.5 max-h-20 w-fit max-w-full overflow-y-auto rounded border border-success/30 bg-success-wash px-1.5 py-1 text-sm whitespace-pre-line wrap-anywhere"
        >
          {text.replace(/\{\{(\w+)\}\}/g, (written, value) => filledIn(value).trim() || written)}
        </p>
      </figure>
      <Button type="submit" className="justify-self-start" pending={pending} disabled={!isComplete}>
        {texts.send}
      </Button>
    </form>
  );
}
