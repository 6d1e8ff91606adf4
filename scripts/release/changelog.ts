import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/tooling.mjs';

export interface Section {
  /** Undefined: not released yet. */
  version?: string;
  text: string;
}

const heading = /^## \[(?:Unreleased|(\d+\.\d+\.\d+))\].*$/gm;

/** Newest first. */
export function sectionsOf(changelog: string): Section[] {
  const headings = [...changelog.matchAll(heading)];
  return headings.map((match, index) => ({
    ...(match[1] && { version: match[1] }),
    text: changelog.slice(match.index + match[0].length, headings[index + 1]?.index).trim(),
  }));
}

export function readChangelog(): Section[] {
  return sectionsOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
}

/** The newest release, as in `1.1.0`, or `1.1.0+` when this tree has more. */
export function releaseOf(sections: Section[]): string {
  const newest = sections.find(({ version }) => version)?.version ?? '0.0.0';
  return sections[0]?.version || !sections[0]?.text ? newest : `${newest}+`;
}

/** The steps of operators who upgrade from a release: a list of texts, oldest release first. */
export function upgradingSince(sections: Section[], running: string): { version: string; text: string }[] {
  const [known] = running.split('+');
  const end = sections.findIndex(({ version }) => version === known);
  // A site of no release that this file knows needs every step.
  return (end < 0 ? sections : sections.slice(0, end))
    .map(({ version, text }) => ({
      version: version ?? 'the next release',
      text: /^### Upgrading\n+([\s\S]*?)(?=\n### |$(?![\s\S]))/m.exec(text)?.[1]?.trim() ?? '',
    }))
    .filter(({ text }) => text !== '')
    .reverse();
}
