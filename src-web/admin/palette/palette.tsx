import { keepPreviousData, useIsFetching, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxLength } from '#shared/limits.ts';
import { formRoles } from '#shared/roles.ts';
import { palette as texts } from '#shared/staff-texts/palette.ts';
import { call } from '../../lib/api.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../components/dialog.tsx';
import { inputClass } from '../components/fields.tsx';
import { useSettledText } from '../components/use-settled-text.ts';
import { useMay } from '../roles.ts';
import { type Command, recordCommands, useCommands } from './commands.ts';

/** Goes anywhere, finds any person or record, and does the common things: Ctrl K or Cmd K. */
export function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      // In the text of a newsletter it makes a link.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setIsOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className="flex min-h-5.5 items-center gap-1 rounded-sm border border-night-line px-1 text-sm text-starlight-soft hover:border-starlight-soft hover:text-starlight lg:w-full rail:w-auto"
      >
        <Icon name="search" className="size-2.5" />
        <span className="rail:sr-only">{texts.open}</span>
        <kbd className="ms-auto hidden text-xs lg:inline rail:hidden">Ctrl K</kbd>
      </button>
      {isOpen && <PaletteDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface Group {
  title: string;
  commands: Command[];
}

function PaletteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const groups = useGroups(typed);
  const isSearching = useIsFetching({ queryKey: ['palette'] }) > 0;
  const commands = groups.flatMap((group) => group.commands);
  const current = commands[Math.min(index, commands.length - 1)];
  const optionId = (command: Command) => `${id}-${command.id}`;

  function run({ action }: Command) {
    onClose();
    if (typeof action === 'string') navigate(action);
    else action();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    const at = current ? commands.indexOf(current) : 0;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 5, PageUp: at - 5 }[event.key];
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      run(current);
    } else if (to !== undefined) {
      event.preventDefault();
      setIndex(Math.max(0, Math.min(to, commands.length - 1)));
    }
  }

  // Opening a dialog moves the focus to its first button.
  useEffect(() => input.current!.focus(), []);
  useEffect(() => {
    list.current!.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.id]);

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <input
        ref={input}
        role="combobox"
        aria-label={texts.label}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(current)}
        dir="auto"
        maxLength={maxLength.search}
        placeholder={texts.placeholder}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
        className={`${inputClass} w-full`}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.title}
        className="mt-1 max-h-[50dvh] overflow-y-auto"
      >
        {groups.map(({ title, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a list of options
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-1 pt-1 text-xs font-semibold text-ink-soft">
              {title}
            </p>
            {commands.map((command) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
              <div
                key={command.id}
                id={optionId(command)}
                role="option"
                tabIndex={-1}
                aria-selected={command === current}
                onClick={() => run(command)}
                className="flex min-h-5.5 cursor-pointer flex-wrap items-center gap-x-1 rounded-sm px-1 hover:bg-sand aria-selected:bg-accent-wash aria-selected:text-accent forced-colors:aria-selected:outline-2"
              >
                <bdi className="font-medium wrap-anywhere">{command.label}</bdi>
                {command.note && <bdi className="text-xs text-ink-soft">{command.note}</bdi>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {commands.length === 0 && !isSearching && texts.nothing}
      </p>
    </Dialog>
  );
}

function useGroups(typed: string): Group[] {
  const { actions, views } = useCommands(typed);
  const groups = [
    { title: texts.groups.records, commands: useRecords(typed) },
    { title: texts.groups.actions, commands: actions },
    { title: texts.groups.views, commands: views },
  ];
  return groups.filter(({ commands }) => commands.length > 0);
}

const shortest = 2;
const none = { items: [] };

function useRecords(typed: string): Command[] {
  const q = useSettledText(typed.trim());
  const may = useMay();
  const enabled = q.length >= shortest;
  const { data } = useQuery({
    queryKey: ['palette', q],
    enabled,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const [found, subscribers, companies, chats] = await Promise.all([
        may(...formRoles) ? call('GET /api/admin/submissions', { query: { q, limit: 6 } }) : none,
        may('marketing') ? call('GET /api/admin/subscribers', { query: { q, limit: 3 } }) : none,
        may(...formRoles) ? call('GET /api/admin/companies', { query: { q } }) : none,
        may('sales') ? call('GET /api/admin/chats', { query: { q, limit: 3 } }) : none,
      ]);
      return recordCommands(found.items, subscribers.items, companies.items, chats.items);
    },
  });
  return enabled && typed.trim().length >= shortest ? (data ?? []) : [];
}
