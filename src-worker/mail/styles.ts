import type { CSSProperties } from 'react';
import type { Locale } from '#shared/locales.ts';

/**
 * The site's design (src-web/ui/styles/theme.css) as inline styles: mail clients support neither CSS variables nor
 * external stylesheets.
 */
const font = "'Instrument Sans', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

const english = {
  page: { margin: 0, padding: 0, backgroundColor: '#f6f1e7' },
  preheader: { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, lineHeight: '1px', opacity: 0 },
  body: { padding: '24px 0', backgroundColor: '#f6f1e7', fontFamily: font, color: '#141b2d' },
  card: { maxWidth: '600px', width: '100%', margin: '0 auto', backgroundColor: '#ffffff', borderRadius: '12px' },
  head: { backgroundColor: '#0a0f1e', borderRadius: '12px 12px 0 0', borderBottom: '3px solid #f8ad3c' },
  headCell: { padding: '20px 32px' },
  brand: { color: '#f5f1ea', fontSize: '18px', fontWeight: 600, letterSpacing: '-0.01em', textDecoration: 'none' },
  content: { padding: '32px 32px 24px' },
  title: {
    margin: '0 0 16px',
    fontSize: '26px',
    lineHeight: '32px',
    letterSpacing: '-0.02em',
    fontWeight: 600,
    wordBreak: 'break-word',
  },
  subtitle: {
    margin: '24px 0 8px',
    fontSize: '19px',
    lineHeight: '26px',
    letterSpacing: '-0.01em',
    fontWeight: 600,
    wordBreak: 'break-word',
  },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '26px' },
  list: { margin: '0 0 16px', paddingInlineStart: '22px', fontSize: '16px', lineHeight: '26px' },
  bullet: { margin: '0 0 8px' },
  emphasis: { fontStyle: 'italic' },
  link: { color: '#8f5200', textDecoration: 'underline' },
  quote: { margin: '0 0 16px', paddingInlineStart: '16px', borderInlineStart: '3px solid #f8ad3c' },
  picture: { display: 'block', maxWidth: '100%', height: 'auto', border: 'none', borderRadius: '8px' },
  code: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '14px' },
  fields: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  fieldName: {
    width: '128px',
    padding: '10px 16px 10px 0',
    borderTop: '1px solid #e6dfd2',
    color: '#4d5568',
    fontSize: '14px',
    lineHeight: '22px',
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  fieldValue: {
    padding: '10px 0',
    borderTop: '1px solid #e6dfd2',
    fontSize: '16px',
    lineHeight: '22px',
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  barName: {
    width: '168px',
    padding: '5px 12px 5px 0',
    color: '#4d5568',
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 400,
    textAlign: 'start',
  },
  barCell: { padding: '5px 0' },
  barValue: { width: '104px', padding: '5px 0 5px 12px', fontSize: '14px', lineHeight: '20px', textAlign: 'end' },
  actionTable: { margin: '8px 0 24px', borderCollapse: 'separate' },
  // Outlook pads the cell, everyone else the link.
  actionCell: { msoPaddingAlt: '13px 24px', borderRadius: '10px', backgroundColor: '#f8ad3c' } as CSSProperties,
  button: {
    display: 'inline-block',
    padding: '13px 24px',
    color: '#221502',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  rule: { margin: '0 0 16px', border: 'none', borderTop: '1px solid #e6dfd2' },
  foot: { padding: '0 32px 28px' },
  small: { margin: '0 0 4px', color: '#4d5568', fontSize: '13px', lineHeight: '20px' },
} satisfies Record<string, CSSProperties>;

type Styles = Record<keyof typeof english, CSSProperties>;

/** Letter spacing would break the joins between Arabic letters. Mail clients know `right`, but not all know `start`. */
const unspaced = { letterSpacing: 'normal' };
const fromRight = { direction: 'rtl', textAlign: 'right' } as const;
const arabicFont = "Tahoma, 'Segoe UI', Arial, sans-serif";

const arabic: Styles = {
  ...english,
  body: { ...english.body, ...fromRight, fontFamily: arabicFont },
  card: { ...english.card, ...fromRight },
  brand: { ...english.brand, ...unspaced },
  title: { ...english.title, ...unspaced, lineHeight: '38px' },
  subtitle: { ...english.subtitle, ...unspaced, lineHeight: '30px' },
  text: { ...english.text, lineHeight: '28px' },
  list: { ...english.list, lineHeight: '28px' },
  // The Arabic script has no italics.
  emphasis: { fontStyle: 'normal', fontWeight: 600 },
  fieldName: { ...english.fieldName, padding: '10px 0 10px 16px', textAlign: 'right' },
  fieldValue: { ...english.fieldValue, textAlign: 'right' },
};

export function stylesOf(locale: Locale): Styles {
  return { en: english, ar: arabic }[locale];
}

export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .pad > tbody > tr > td { padding-inline: 20px !important; }
  .field-name { width: 96px !important; }
  .bar-name { width: 112px !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #0a0f1e !important; color: #f5f1ea !important; }
  .card { background-color: #131a2e !important; }
  .soft { color: #b4bbcb !important; }
  .accent { color: #ffc466 !important; }
  .line { border-color: #29324b !important; }
}`;
