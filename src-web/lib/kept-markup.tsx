const nothing = { __html: '' };

/** Keeps the prerendered markup at this place, so that the app needs neither its code nor its texts. */
export function KeptMarkup({ className }: { className?: string }) {
  // React keeps what such an element has in the page when it hydrates it.
  return <div suppressHydrationWarning className={className} dangerouslySetInnerHTML={nothing} />;
}
