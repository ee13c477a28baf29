/** Letters, digits, - and _, as in the brief's own code. */
const CODE = /^[\p{L}\p{N}_-]{2,30}$/u

/** A code in its stored form, in capital letters. Null if it is invalid. */
export function codeOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  return CODE.test(code) ? code : null
}

/** Why a code cannot be assigned to a job. */
export const CODE_PROBLEMS = ['unknown_job', 'repeated', 'format', 'taken', 'in_use', 'closed'] as const
export type CodeProblem = (typeof CODE_PROBLEMS)[number]

/** A row of a sheet of codes. `line` is its line number in the sheet; the header is line 1. */
export interface CodeRow {
  line: number
  jobId: string
  code: string
}

/** A job of the campaign, with what decides on a new code. */
export interface CouponJob {
  influencer: string
  /** Null without a code. */
  code: string | null
  uses: number
  /** Whether the job can have a code. */
  open: boolean
}

export interface PlannedCode extends CodeRow {
  influencer: string | null
  result: 'set' | 'change' | 'same' | CodeProblem
}

/** The owner of each code in a campaign: the job's id, or null for the code of the brief. */
export type Owners = ReadonlyMap<string, string | null>

/** The result of assigning a code to a job. */
export function judgeCode(jobId: string, text: string, job: CouponJob, owners: Owners): PlannedCode['result'] {
  const code = codeOf(text)
  if (code === null) return 'format'
  if (job.code === code) return 'same'
  if (!job.open) return 'closed'
  if (owners.has(code) && owners.get(code) !== jobId) return 'taken'
  if (job.code === null) return 'set'
  return job.uses > 0 ? 'in_use' : 'change'
}

/** The result of each row of a sheet of codes. A code that an earlier row assigns is taken. */
export function planCodes(
  rows: readonly CodeRow[],
  jobs: ReadonlyMap<string, CouponJob>,
  owners: Owners,
): PlannedCode[] {
  const assigned = new Map(owners)
  const seen = new Set<string>()
  return rows.map((row) => {
    const job = jobs.get(row.jobId)
    if (!job) return { ...row, influencer: null, result: 'unknown_job' }
    if (seen.has(row.jobId)) return { ...row, influencer: job.influencer, result: 'repeated' }
    seen.add(row.jobId)
    const result = judgeCode(row.jobId, row.code, job, assigned)
    const code = codeOf(row.code) ?? row.code
    if (result === 'set' || result === 'change') assigned.set(code, row.jobId)
    return { ...row, code, influencer: job.influencer, result }
  })
}
