/** Letters, digits, - and _: as the brief's own code. */
const CODE = /^[\p{L}\p{N}_-]{2,30}$/u

/** A code as it is stored, in capitals; null if it is none. */
export function codeOf(text: string): string | null {
  const code = text.trim().toUpperCase()
  return CODE.test(code) ? code : null
}

/** Why a code cannot be given to a job. */
export const CODE_PROBLEMS = ['unknown_job', 'repeated', 'format', 'taken', 'in_use', 'closed'] as const
export type CodeProblem = (typeof CODE_PROBLEMS)[number]

/** A row of a sheet of codes. `line` is its line in the sheet, 1 for the head. */
export interface CodeRow {
  line: number
  jobId: string
  code: string
}

/** What a campaign has when codes are given out. */
export interface CouponJob {
  influencer: string
  /** Null without a code. */
  code: string | null
  uses: number
  /** The job takes a code. */
  open: boolean
}

export interface PlannedCode extends CodeRow {
  influencer: string | null
  result: 'set' | 'change' | 'same' | CodeProblem
}

/** Whose codes a campaign has: the job's id, or null for the code of the brief. */
export type Owners = ReadonlyMap<string, string | null>

/** What giving a job a code does. */
export function judgeCode(jobId: string, text: string, job: CouponJob, owners: Owners): PlannedCode['result'] {
  const code = codeOf(text)
  if (code === null) return 'format'
  if (job.code === code) return 'same'
  if (!job.open) return 'closed'
  if (owners.has(code) && owners.get(code) !== jobId) return 'taken'
  if (job.code === null) return 'set'
  return job.uses > 0 ? 'in_use' : 'change'
}

/** What a sheet of codes does, row by row. A code that an earlier row gives away is taken. */
export function planCodes(
  rows: readonly CodeRow[],
  jobs: ReadonlyMap<string, CouponJob>,
  owners: Owners,
): PlannedCode[] {
  const given = new Map(owners)
  const seen = new Set<string>()
  return rows.map((row) => {
    const job = jobs.get(row.jobId)
    if (!job) return { ...row, influencer: null, result: 'unknown_job' }
    if (seen.has(row.jobId)) return { ...row, influencer: job.influencer, result: 'repeated' }
    seen.add(row.jobId)
    const result = judgeCode(row.jobId, row.code, job, given)
    const code = codeOf(row.code) ?? row.code
    if (result === 'set' || result === 'change') given.set(code, row.jobId)
    return { ...row, code, influencer: job.influencer, result }
  })
}
