import type { ReactNode } from 'react';

/** The children of an SVG with the `viewBox` `0 0 360 216`. */
export type Drawing = (props: { labels: readonly string[] }) => ReactNode;
