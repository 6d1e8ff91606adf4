import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/tooling.mjs';

/** Folders of fonts in node_modules. Arimo has the glyphs of Liberation Sans. */
const folders = {
  liberation: ['@expo-google-fonts/arimo'],
  dejavu: ['dejavu-fonts-ttf'],
  noto: ['@expo-google-fonts/noto-sans', '@expo-google-fonts/noto-sans-arabic'],
  roboto: ['@expo-google-fonts/roboto'],
};
type FontSet = keyof typeof folders;
const fontSets = Object.keys(folders) as FontSet[];

/**
 * The environment of a browser on a machine that has no other fonts; `machine` leaves it the fonts of this machine.
 * `scratch` takes the files of fontconfig.
 */
export function environmentWith(name: string, scratch: string): Record<string, string> {
  if (name === 'machine') return process.env as Record<string, string>;
  const set = fontSets.find((one) => one === name);
  if (!set) throw new Error(`FONTS is one of ${[...fontSets, 'machine'].join(', ')}, not "${name}".`);
  const folder = join(scratch, `fonts-${set}`);
  const file = join(folder, 'fonts.conf');
  const dirs = folders[set].map((name) => `<dir>${join(root, 'node_modules', name)}</dir>`).join('');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `<fontconfig>${dirs}<cachedir>${join(folder, 'cache')}</cachedir></fontconfig>`);
  return { ...process.env, FONTCONFIG_FILE: file } as Record<string, string>;
}
