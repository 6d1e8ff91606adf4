import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names.ts';

const debounceMs = 500;

interface MailPreviewProps {
  title: string;
  frameTitle: string;
  action: string;
  fields: Record<string, string>;
  /** A width in pixels: a wider frame than there is room for is scaled down. Without it, as wide as there is room. */
  width?: number;
}

/**
 * Posts a text into a sandboxed frame, so that its markup never enters this page and cannot run scripts. Each preview
 * gets a new frame: a second navigation of the same one would add a history entry.
 */
export function MailPreview({ title, frameTitle, action, fields, width }: MailPreviewProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const posted = useRef(0);
  const [visible, setVisible] = useState(0);
  const [newest, setNewest] = useState(0);
  const content = JSON.stringify(fields);
  useEffect(() => {
    const timer = setTimeout(() => setNewest((before) => before + 1), debounceMs);
    return () => clearTimeout(timer);
  }, [action, content]);
  useEffect(() => {
    if (newest === posted.current) return;
    posted.current = newest;
    form.current!.requestSubmit();
  }, [newest]);
  /** A preview that is replaced while the keyboard scrolls it keeps the focus. */
  function show(frame: HTMLIFrameElement, number: number) {
    const hasFocus = document.activeElement?.parentElement === frame.parentElement;
    flushSync(() => setVisible(number));
    if (hasFocus) frame.focus({ preventScroll: true });
  }
  const { room, ref } = useRoom();
  const scale = width && room ? Math.min(1, room / width) : 1;
  const frames = [...new Set([visible, newest])].filter((number) => number > 0);
  return (
    <div className="min-w-0">
      <h3 className="mb-0.5 text-sm font-semibold">{title}</h3>
      <form ref={form} method="post" action={action} target={`${id}-${newest}`} hidden>
        {Object.entries(fields).map(([name, value]) => (
          // An input would lose the line breaks.
          <textarea key={name} name={name} value={value} readOnly />
        ))}
      </form>
      <div ref={ref} className="h-[32rem] overflow-hidden rounded border border-line bg-raised">
        <div
          className="relative mx-auto h-full"
          style={
            width
              ? { width, height: `${100 / scale}%`, transform: `scale(${scale})`, transformOrigin: '0 0' }
              : undefined
          }
        >
          {frames.map((number) => (
            <iframe
              key={number}
              name={`${id}-${number}`}
              title={frameTitle}
              sandbox=""
              // An empty frame can report itself as loaded before its form is posted.
              onLoad={({ currentTarget }) => number === posted.current && show(currentTarget, number)}
              className={classNames('absolute inset-0 size-full rounded', number !== visible && 'invisible')}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Pixels; 0 before the element is measured. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => setRoom(ref.current!.clientWidth));
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}

export function StoredMail({ title, src }: { title: string; src: string }) {
  return (
    <iframe
      title={title}
      src={src}
      sandbox=""
      className="mt-1 h-[min(60dvh,40rem)] w-full rounded border border-line bg-raised"
    />
  );
}
