const nothing = { __html: '' };

/** Keeps the markup that the prerendered page has at this place. The app needs neither its code nor its texts. */
export function KeptMarkup({ className }: { className?: string }) {
  // React keeps what such an element has in the page when it hydrates it.
  return <div suppressHydrationWarning className={className} dangerouslySetInnerHTML={nothing} />;
}
