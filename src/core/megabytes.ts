/** Bytes in MB (a million bytes), with two decimals at the most. */
export const megabytes = (bytes: number): number => Math.round(bytes / 10_000) / 100
