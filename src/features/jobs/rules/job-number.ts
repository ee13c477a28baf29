/** The short number of a job on statements and files: the end of its id. */
export const jobNumberOf = (jobId: string): string => jobId.slice(-8).toUpperCase()
