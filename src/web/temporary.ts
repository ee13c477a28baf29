/** Whether the same request may pass later: it took too long, there were too many, the server could not take it now. */
export const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500
