/** What a model answers that does whatever the visitor's message asks for. */
export function obey(system: string, message: string): string;
