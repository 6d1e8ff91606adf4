import type { ComponentType } from 'react';
import type { Block, Meta, ProofContent, SceneContent, SceneName } from '#shared/content/types/blocks.ts';
import type { Locale } from '#shared/locales.ts';
import { loadContent } from '../lib/content.tsx';
import { type PagePath, pages } from './pages.ts';
import { loadScene } from './scenes/load-scene.ts';

interface PageContent {
  meta: Meta;
  scene?: SceneContent;
  proofs?: ProofContent[];
  blocks?: Block[];
}
interface LoadedPage {
  content: PageContent;
  Page: ComponentType<{ content: PageContent; path: PagePath }>;
}

interface PageModule {
  default: LoadedPage['Page'];
  contentOf?: (texts: PageContent, path: PagePath) => PageContent;
  /** Loads what its first rendering needs. */
  prepare?: () => Promise<void>;
}

// A chunk for each component.
const components = import.meta.glob<PageModule>('./pages/*.tsx');

let kept: PagePath | undefined;

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

export function loadedPage(path: PagePath, locale: Locale): LoadedPage | undefined {
  return loaded.get(locale + path);
}

export function keepPage(path: PagePath): void {
  kept = path;
}

export function isKept(path: PagePath): boolean {
  return path === kept;
}

export function leaveKeptPage(path: PagePath, locale: Locale): void {
  kept = undefined;
  prefetchPage(path, locale);
}

/** Returns the same promise, even a rejected one, until `discardFailedPage`. */
export function loadPage(path: PagePath, locale: Locale): Promise<LoadedPage> {
  const page = loading.get(locale + path) ?? load(path, locale);
  loading.set(locale + path, page);
  return page;
}

async function load(path: PagePath, locale: Locale): Promise<LoadedPage> {
  const { component, content: name } = pages[path];
  const [{ default: texts }, { default: Page, contentOf, prepare }] = await Promise.all([
    loadContent<{ default: PageContent }>(locale, `pages/${name}`),
    components[`./pages/${component}.tsx`]!(),
  ]);
  const content = contentOf ? contentOf(texts, path) : texts;
  await Promise.all([prepare?.(), ...scenesOf(content).map((name) => loadScene(name, locale))]);
  const page = { content, Page };
  loaded.set(locale + path, page);
  return page;
}

function scenesOf({ scene, proofs = [] }: PageContent): SceneName[] {
  return [...(scene ? [scene.name] : []), ...proofs.map((proof) => proof.scene)];
}

export function discardFailedPage(path: PagePath, locale: Locale): void {
  if (!loadedPage(path, locale)) loading.delete(locale + path);
}

export function prefetchPage(path: PagePath, locale: Locale): void {
  loadPage(path, locale).catch(() => discardFailedPage(path, locale));
}
