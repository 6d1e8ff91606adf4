export function TypingIndicator({ label }: { label: string }) {
  return (
    <div className="flex w-fit gap-0.5 rounded rounded-es-sm border border-line bg-raised px-1.5 py-1.5">
      <span className="sr-only">{label}</span>
      <span className="chat-dot" />
      <span className="chat-dot" />
      <span className="chat-dot" />
    </div>
  );
}
