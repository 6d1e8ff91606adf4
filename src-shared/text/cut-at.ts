import { oneLine } from './one-line.ts';

export function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

export function shortLine(text: string, length: number): string {
  return cutAt(oneLine(text.toWellFormed()), length).trim();
}
