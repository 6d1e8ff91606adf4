import { type ClipboardEvent, type DragEvent, type RefObject, useRef } from 'react';
import { maxConversationFiles } from '#shared/limits.ts';
import { conversation } from '#shared/staff-texts/conversation.ts';
import { fileMessages } from '#shared/staff-texts/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { formatSize } from '../../format.ts';

const { files: texts } = conversation.composer;
const acceptedFiles = '.pdf,.docx,.xlsx,.pptx,.png,.jpg,.jpeg,.gif,.webp,.txt,.csv';

interface FileInputProps {
  /** Another button opens it. */
  input: RefObject<HTMLInputElement | null>;
  label: string;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

export function FileInput({ input, label, multiple, onFiles }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      multiple={multiple}
      accept={acceptedFiles}
      aria-label={label}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file can be chosen again after it was removed or has failed.
        target.value = '';
      }}
    />
  );
}

interface ReplyFilesProps {
  files: File[];
  disabled: boolean;
  onChange: (files: File[]) => void;
}

export function ReplyFiles({ files, disabled, onChange }: ReplyFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="text-sm">
      <FileInput multiple input={input} label={texts.attach} onFiles={(chosen) => onChange([...files, ...chosen])} />
      <Button ref={button} variant="quiet" aria-disabled={disabled} onClick={() => !disabled && input.current!.click()}>
        {texts.attach}
      </Button>
      <span className="ms-1 hidden text-xs text-ink-soft sm:inline panes:hidden">{texts.drop}</span>
      <span role="status" className="sr-only">
        {files.length > 0 && texts.count(files.length)}
      </span>
      {files.length > 0 && (
        <ul aria-label={texts.list}>
          {files.map((file, index) => (
            <li key={index} className="flex flex-wrap items-center gap-x-1">
              <bdi className="wrap-anywhere">{file.name}</bdi>
              <span className="text-ink-soft">{formatSize(file.size)}</span>
              <Button
                variant="quiet"
                aria-label={texts.removeOf(file.name)}
                aria-disabled={disabled}
                onClick={() => {
                  if (disabled) return;
                  button.current!.focus();
                  onChange(files.filter((other) => other !== file));
                }}
              >
                {texts.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Handlers of an element onto which files can be dropped, or pasted. */
export function takesFiles(onFiles: ((files: File[]) => void) | undefined, onDraggedOver: (isOver: boolean) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (!onFiles || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      onDraggedOver(true);
    },
    onDragLeave: () => onDraggedOver(false),
    onDrop(event: DragEvent) {
      onDraggedOver(false);
      if (event.dataTransfer.files.length === 0) return;
      // Without this, the browser would leave the page and open the file.
      event.preventDefault();
      onFiles?.([...event.dataTransfer.files]);
    },
    /** Cells and texts of office programs come with a picture of themselves, too. */
    onPaste(event: ClipboardEvent) {
      const { clipboardData } = event;
      if (clipboardData.files.length === 0 || clipboardData.types.includes('text/plain')) return;
      event.preventDefault();
      onFiles?.([...clipboardData.files]);
    },
  };
}

export function filesFailure(files: File[]): string | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const tooMany = files.length > maxConversationFiles.count || bytes > maxConversationFiles.bytes;
  return tooMany ? fileMessages.tooLarge : undefined;
}
