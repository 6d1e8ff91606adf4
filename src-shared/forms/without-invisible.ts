/** Removes invisible characters, such as the marks of direction in text copied from an address book. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}
