import { Badge } from '../../../ui/badge.tsx'
import { JobStatusBadge } from '../../../ui/job-status-badge.tsx'
import type { JobStatus, Side } from '../rules/states.ts'
import { type Standing, stateKey, stateTone } from './state.ts'
import { useJobWords } from './state-words.ts'

/** The exact state of a job in this side's wording; a dispute or freeze replaces the state. */
export function JobStateBadge({ side, job }: { side: Side; job: Standing & { status: JobStatus } }) {
  const { word } = useJobWords(side)
  const key = stateKey(job)
  const tone = stateTone(side, key)
  if (key === 'dispute' || key === 'frozen')
    return (
      <Badge tone={tone ?? 'info'} icon={key === 'dispute' ? 'scales-bold' : 'pause-circle-bold'}>
        {word(job)}
      </Badge>
    )
  return (
    <JobStatusBadge status={job.status} {...(tone && { tone })}>
      {word(job)}
    </JobStatusBadge>
  )
}
