/** Normalizes a number, ignoring case and extra spaces. */
export const cleanNumber = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase()
