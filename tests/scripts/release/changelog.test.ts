import { expect, it } from 'vitest';
import { readChangelog, releaseOf, sectionsOf, upgradingSince } from '../../../scripts/release/changelog.ts';

const changelog = `# Changelog

## [Unreleased]

### Fixed

- A thing.

## [1.2.0] - 2026-12-05

### Upgrading

- Run \`npm run setup\`.
- Press *Resume*.

### Added

- Another thing.

## [1.1.0] - 2026-11-27

### Upgrading

- Make a backup.

## [1.0.0] - 2026-11-21

The first.
`;

it('names the newest release, and says when a tree has more', () => {
  expect(releaseOf(sectionsOf(changelog))).toBe('1.2.0+');
  expect(releaseOf(sectionsOf(changelog.replace('### Fixed\n\n- A thing.\n', '')))).toBe('1.2.0');
  expect(releaseOf(sectionsOf(changelog.slice(changelog.indexOf('## [1.1.0]'))))).toBe('1.1.0');
});

it.each([
  ['1.2.0', []],
  ['1.2.0+', []],
  ['1.1.0+', [{ version: '1.2.0', text: '- Run `npm run setup`.\n- Press *Resume*.' }]],
  [
    '1.0.0',
    [
      { version: '1.1.0', text: '- Make a backup.' },
      { version: '1.2.0', text: '- Run `npm run setup`.\n- Press *Resume*.' },
    ],
  ],
])('lists what an operator does since %s, the oldest release first', (running, steps) => {
  expect(upgradingSince(sectionsOf(changelog), running)).toEqual(steps);
});

it('lists every step for a version without a number', () => {
  expect(upgradingSince(sectionsOf(changelog), '').map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
});

it('reads the changelog of this project', () => {
  const versions = readChangelog().map(({ version }) => version);
  expect(versions.slice(-2)).toEqual(['1.1.0', '1.0.0']);
  expect(new Set(versions).size).toBe(versions.length);
});
