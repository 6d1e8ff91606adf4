/** The answer of a model that does whatever the visitor's message asks for. */
export function obey(system: string, message: string): string;
