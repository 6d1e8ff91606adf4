export function hasImage(text: string): boolean {
  return /!\[[^\]]*\]\s*[([]|<img\b/i.test(text);
}
