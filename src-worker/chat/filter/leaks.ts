import type { TextStage } from './text-stage.ts';

/** Lengths count letters and digits, whatever stands between them. */
export interface Secret {
  text: string;
  run: number;
  coincidence: number;
}

export function stopAtSecrets(secrets: readonly Secret[], replacement: string, onLeak: () => void): TextStage {
  const matches = secrets.map((secret) => ({ ...secret, text: fold(secret.text), current: '' }));
  let held: { character: string; folded: number }[] = [];
  let shown = false;
  let leaked = false;

  function isLeak(letter: string): boolean {
    return matches.some((match) => {
      match.current += letter;
      while (!match.text.includes(match.current)) match.current = match.current.slice(1);
      return match.current.length >= match.run;
    });
  }

  function release(letters: number): string {
    let releasable = held.reduce((sum, { folded }) => sum + folded, 0) - letters;
    let count = 0;
    while (count < held.length && held[count]!.folded <= releasable) {
      releasable -= held[count]!.folded;
      count += 1;
    }
    const text = held.splice(0, count).reduce((sum, { character }) => sum + character, '');
    shown ||= text.trim() !== '';
    return text;
  }

  return {
    push(text) {
      let decided = '';
      for (const character of text) {
        if (leaked) break;
        const folded = fold(character);
        held.push({ character, folded: folded.length });
        leaked = [...folded].some(isLeak);
        // Hold back what may be the beginning of a secret.
        decided += release(Math.max(...matches.map(suspicious)));
      }
      if (!leaked || held.length === 0) return decided;
      held = [];
      onLeak();
      return decided + (shown ? `\n\n${replacement}` : replacement);
    },
    end: () => release(0),
  };
}

function suspicious({ current, coincidence }: { current: string; coincidence: number }): number {
  return current.length > coincidence ? current.length : 0;
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The word as it is, in hexadecimal, in ROT13 and in Base64 at each of three alignments; each also backwards. */
export function encodingsOf(word: string): string[] {
  const bytes = [...new TextEncoder().encode(word)];
  const encodings = [
    word,
    bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    word.replace(/[a-z]/gi, rotated),
    ...[0, 1, 2].map((shift) => base64Within(word, shift)),
  ];
  return encodings.flatMap((encoding) => [encoding, backwards(encoding)]);
}

export function backwards(text: string): string {
  return [...text].reverse().join('');
}

function rotated(letter: string): string {
  const code = letter.charCodeAt(0);
  return String.fromCharCode(code + ((code & 31) <= 13 ? 13 : -13));
}

function base64Within(word: string, shift: number): string {
  const encoded = btoa('\0'.repeat(shift) + word);
  return encoded.slice(Math.ceil((shift * 4) / 3), Math.floor(((shift + word.length) * 4) / 3));
}
