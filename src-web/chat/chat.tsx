import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../src-shared/brand.ts';
import type { ChatContent } from '../../src-shared/content/en/chat.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { logError } from '../lib/log-error.ts';
import { Icon } from '../ui/icon.tsx';
import type { ChatPanelProps } from './chat-panel.tsx';

const contents: Record<Locale, () => Promise<{ default: ChatContent }>> = {
  en: () => import('../../src-shared/content/en/chat.ts'),
};

async function loadPanel(locale: Locale) {
  const [panel, content] = await Promise.all([import('./chat-panel.tsx'), contents[locale]()]);
  return { Panel: panel.default, content: content.default };
}

interface ChatProps {
  /** What the button is called. */
  label: string;
  locale: Locale;
}

/** The button that opens the conversation. Its window is fetched when somebody reaches for it, and kept from then on. */
export function Chat({ label, locale }: ChatProps) {
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<ChatPanelProps>; content: ChatContent }>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  async function start() {
    try {
      setLoaded(await loadPanel(locale));
      setOpen(true);
    } catch (error) {
      // The window cannot be fetched, and who reached for it has a question.
      logError('The chat could not be opened', error);
      location.assign(`mailto:${brand.email}`);
    }
  }

  function prefetch() {
    // Whether it fails shows at the click.
    loadPanel(locale).catch(() => {});
  }

  function close() {
    // The button takes the focus back, and has to be there for that.
    flushSync(() => setOpen(false));
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        hidden={open}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={start}
        className="fixed end-2 bottom-2 z-30 inline-flex size-7 items-center justify-center rounded-full bg-amber text-amber-ink border border-amber-ink/20 shadow-high transition hover:bg-amber-bright hover:-translate-y-0.25 sm:end-3 sm:bottom-3 print:hidden [&[hidden]]:hidden"
      >
        <Icon name="chat" className="size-3.5" />
      </button>
      {loaded && <loaded.Panel content={loaded.content} open={open} onClose={close} />}
    </>
  );
}
