import type { ComponentType } from 'react';
import type { Block, Meta, ProofContent, SceneContent, SceneName } from '../../src-shared/content/types/blocks.ts';
import type { Locale } from '../../src-shared/locales.ts';
import { loadContent } from '../lib/content.tsx';
import { isLive, type PagePath, pages } from './pages.ts';
import { loadScene } from './scenes/load-scene.ts';

interface PageContent {
  meta: Meta;
  scene?: SceneContent;
  proofs?: ProofContent[];
  blocks?: Block[];
}
interface LoadedPage {
  content: PageContent;
  Page: ComponentType<{ content: PageContent }>;
}

interface PageModule {
  default: LoadedPage['Page'];
  contentOf?: (texts: PageContent, path: PagePath) => PageContent;
  /** Loads what its first rendering needs. */
  prepare?: (isPrerendered: boolean) => Promise<void>;
}

// A chunk for each component.
const components = import.meta.glob<PageModule>('./pages/*.tsx');

let kept: PagePath | undefined;

const loaded = new Map<string, LoadedPage>();
const loading = new Map<string, Promise<LoadedPage>>();

export function loadedPage(path: PagePath, locale: Locale): LoadedPage | undefined {
  return loaded.get(locale + path);
}

export async function startPage(path: PagePath, locale: Locale): Promise<void> {
  if (isLive(path)) await loadPage(path, locale, true);
  else kept = path;
}

export function isKept(path: PagePath): boolean {
  return path === kept;
}

export function leaveKeptPage(path: PagePath, locale: Locale): void {
  kept = undefined;
  prefetchPage(path, locale);
}

/**
 * Loads a page's content, component and, unless its markup is there already, its scenes. Returns the same promise, even
 * a rejected one, until `discardFailedPage`.
 */
export function loadPage(path: PagePath, locale: Locale, isPrerendered = false): Promise<LoadedPage> {
  const page = loading.get(locale + path) ?? load(path, locale, isPrerendered);
  loading.set(locale + path, page);
  return page;
}

async function load(path: PagePath, locale: Locale, isPrerendered: boolean): Promise<LoadedPage> {
  const { component, content: name } = pages[path];
  const [{ default: texts }, { default: Page, contentOf, prepare }] = await Promise.all([
    loadContent<{ default: PageContent }>(locale, `pages/${name}`),
    components[`./pages/${component}.tsx`]!(),
  ]);
  const content = contentOf ? contentOf(texts, path) : texts;
  const scenes = isPrerendered ? [] : scenesOf(content);
  await Promise.all([prepare?.(isPrerendered), ...scenes.map((name) => loadScene(name, locale))]);
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
