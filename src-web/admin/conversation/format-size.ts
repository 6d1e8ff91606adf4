const kilobytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** Formats bytes as `812 kB` or `1.4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return kilobytes.format(Math.max(1, Math.round(bytes / 1000)));
  return megabytes.format(bytes / 1_000_000);
}
