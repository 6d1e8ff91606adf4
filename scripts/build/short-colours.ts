/**
 * Shorter spellings of the colours that Tailwind mixes. Browsers without `color-mix` are older than those that the build is for.
 * `oklab()` and the same colour in hexadecimal are two values: a stylesheet has only one of them, or colours would move.
 */
export function shortColours(style: string): string {
  return style
    .replace(withFallback, '$2')
    .replace(transparent, (_, ...values: string[]) => hexadecimal(values.slice(0, 4).map(Number)));
}

const withFallback =
  /(?<=^|[{}])([^{}]+)\{[^{}]*\}@supports \(color:color-mix\(in lab, red, red\)\)\{(\1\{[^{}]*\})\}/g;

const transparent = /oklab\(([\d.]+)% (-?[\d.]+) (-?[\d.]+)\/([\d.]+)\)/g;

/** https://bottosson.github.io/posts/oklab/ */
function hexadecimal([lightness = 0, a = 0, b = 0, alpha = 0]: number[]): string {
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  const bytes = [...channels, alpha].map((value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
