import { safeLocalStorage } from '../lib/storage.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const key = 'staff-theme';

let darkRules: CSSMediaRule[] | undefined;

/** Rewrites the media queries of the stylesheets, so that the choice wins over the system's. */
export function applyTheme(theme: Theme): void {
  darkRules ??= [...document.styleSheets].flatMap(({ cssRules }) => darkRulesIn(cssRules));
  for (const { media } of darkRules) media.mediaText = theme === 'dark' ? 'all' : 'not all';
  document.documentElement.style.colorScheme = theme;
}

export function applyStoredTheme(): void {
  const theme = storedTheme();
  if (theme) applyTheme(theme);
}

export function toggleTheme(): void {
  const isDark = (storedTheme() ?? systemTheme()) === 'dark';
  const next = isDark ? 'light' : 'dark';
  safeLocalStorage.set(key, next);
  applyTheme(next);
}

function storedTheme(): Theme | undefined {
  return themes.find((theme) => theme === safeLocalStorage.get(key));
}

function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function darkRulesIn(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark')) return [rule];
    return rule instanceof CSSGroupingRule ? darkRulesIn(rule.cssRules) : [];
  });
}
