/** Bytes in MB (a million bytes), with at most two decimals. */
export const megabytes = (bytes: number): number => Math.round(bytes / 10_000) / 100
