import type { ReactNode } from 'react';

/** The content of an SVG of 360 × 216, with the labels from the content. */
export type Drawing = (props: { labels: readonly string[] }) => ReactNode;
