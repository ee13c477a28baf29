/** The number of revisions that the pay of a job includes. */
export default { revisions: 'Revisions included: {$revisions}' } as const
