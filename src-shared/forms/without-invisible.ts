/** Without what nobody can see, such as the marks of direction that a copy from an address book brings along. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
}
