/** Stands around Joe's rules and nowhere else: an answer with it repeats them, from either end. */
export const canary = 'JoeRules7Q4K9X2M';
