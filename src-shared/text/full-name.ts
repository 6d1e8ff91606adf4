interface Named {
  first_name: string | null;
  last_name: string | null;
}

export function fullName({ first_name, last_name }: Named): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}
