import type { ChatContent } from '#shared/content/en/chat.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { KhatamMark } from '../ui/khatam-mark.tsx';

interface ChatHeaderProps {
  content: ChatContent;
  titleId: string;
  minimised: boolean;
  /** Undefined before the conversation has begun. */
  onCopy: (() => void) | undefined;
  onReset: () => void;
  onMinimise: () => void;
  onClose: () => void;
}

export function ChatHeader({ content, titleId, minimised, onCopy, onReset, onMinimise, onClose }: ChatHeaderProps) {
  return (
    <div className="on-night flex h-7.5 shrink-0 items-center gap-1 bg-night ps-2 pe-1 text-starlight">
      <KhatamMark className="size-3 shrink-0 text-amber" />
      <h2 id={titleId} className="min-w-0 grow text-sm font-semibold">
        {content.name}
        <span className="block truncate text-xs font-normal text-starlight-soft">{content.role}</span>
      </h2>
      {onCopy && <Control name={content.copy.action} icon="mail" onClick={onCopy} />}
      <Control name={content.reset} icon="restart" onClick={onReset} />
      <Control
        name={minimised ? content.expand : content.minimise}
        icon="chevron"
        turned={minimised}
        onClick={onMinimise}
      />
      <Control name={content.close} icon="close" data-closes onClick={onClose} />
    </div>
  );
}

interface ControlProps {
  name: string;
  icon: IconName;
  turned?: boolean;
  'data-closes'?: true;
  onClick: () => void;
}

function Control({ name, icon, turned, ...rest }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      {...rest}
      className="inline-flex size-5.5 shrink-0 items-center justify-center rounded text-starlight-soft transition hover:bg-night-raised hover:text-starlight"
    >
      <Icon name={icon} className={classNames('size-2.5 transition', turned && 'rotate-180')} />
    </button>
  );
}
