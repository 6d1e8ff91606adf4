/** A word as it is, in hexadecimal, in ROT13, and inside a Base64 text at each of the three alignments; each also backwards. */
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

/** The digits that depend on the word alone: not on the `shift` bytes before it, and not on those after it. */
function base64Within(word: string, shift: number): string {
  const encoded = btoa('\0'.repeat(shift) + word);
  return encoded.slice(Math.ceil((shift * 4) / 3), Math.floor(((shift + word.length) * 4) / 3));
}
