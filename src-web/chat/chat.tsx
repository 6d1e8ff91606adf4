import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '#shared/brand.ts';
import type { ChatContent } from '#shared/content/en/chat.ts';
import type { Locale } from '#shared/locales.ts';
import { replayPresses } from '../lib/early-presses.ts';
import { logError } from '../lib/log-error.ts';
import { useLocale } from '../locale.tsx';
import { Icon } from '../ui/icon.tsx';
import { addBackEntry, isOnEntry } from './back-entry.ts';
import { loadChatContent } from './chat-contents.ts';
import type { ChatPanelProps } from './chat-panel.tsx';
import { storedOpenState, storeOpenState } from './open-state.ts';
import { discardClosedStill, discardStill } from './panel-still.ts';

export function Chat({ label }: { label: string }) {
  const locale = useLocale();
  const [chatModule, setChatModule] = useState<{ Panel: ComponentType<ChatPanelProps>; content: ChatContent }>();
  const [open, setOpen] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const back = useBackCloses(open, hide);

  async function openPanel() {
    try {
      const loaded = await loadPanel(locale);
      if (discardClosedStill()) return;
      storeOpenState('open');
      back.opened();
      // A later render would leave the visitor time to close the still in between.
      flushSync(() => {
        setChatModule(loaded);
        setOpen(true);
      });
    } catch (error) {
      logError('The chat could not be opened', error);
      if (discardClosedStill()) return;
      // The panel did not load: offer e-mail instead.
      discardStill(button.current!);
      location.assign(`mailto:${brand.email}`);
    }
  }

  const restore = useEffectEvent(async () => {
    if (!storedOpenState()) return;
    try {
      setChatModule(await loadPanel(locale));
      setIsRestored(true);
      setOpen(true);
    } catch (error) {
      logError('The chat could not be opened again', error);
    }
  });
  useEffect(() => {
    const isPressed = 'pressed' in button.current!.dataset;
    replayPresses(button.current!.parentElement!, ':scope > ');
    // A press is newer than what is stored.
    if (!isPressed) void restore();
  }, []);

  const openFromLink = useEffectEvent((event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-opens-chat]'))) return;
    event.preventDefault();
    void openPanel();
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => openFromLink(event);
    // This listener comes before those of the site's own links.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  function prefetch() {
    // A failure is handled on click.
    loadPanel(locale).catch(() => {});
  }

  function close() {
    hide();
    back.closed();
  }

  function hide() {
    // A hidden button cannot take the focus, so show it first.
    flushSync(() => setOpen(false));
    setIsRestored(false);
    storeOpenState(undefined);
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        // `at-rest.ts` may have set an attribute before.
        suppressHydrationWarning
        hidden={open}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={openPanel}
        className="chat-button inline-flex items-center justify-center rounded-full bg-amber text-amber-ink shadow-high transition hover:bg-amber-bright hover:-translate-y-0.25 noscript:hidden print:hidden"
      >
        <Icon name="chat" className="size-3.5" />
      </button>
      {chatModule && (
        <chatModule.Panel content={chatModule.content} open={open} isRestored={isRestored} onClose={close} />
      )}
    </>
  );
}

async function loadPanel(locale: Locale) {
  const [panel, content] = await Promise.all([import('./chat-panel.tsx'), loadChatContent(locale)]);
  return { Panel: panel.default, content };
}

function useBackCloses(isOpen: boolean, close: () => void) {
  const wasOnEntry = useRef(false);
  const onPop = useEffectEvent(() => {
    if (isOpen && wasOnEntry.current && !isOnEntry()) close();
    wasOnEntry.current = isOnEntry();
  });
  useEffect(() => {
    wasOnEntry.current = isOnEntry();
    const listener = () => onPop();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);
  return {
    opened() {
      addBackEntry();
      wasOnEntry.current = isOnEntry();
    },
    closed() {
      wasOnEntry.current = false;
      if (isOnEntry()) history.back();
    },
  };
}
