const nothing = { __html: '' };

export function KeptMarkup({ className }: { className?: string }) {
  // React keeps what such an element has in the page when it hydrates it.
  return <div suppressHydrationWarning className={className} dangerouslySetInnerHTML={nothing} />;
}
