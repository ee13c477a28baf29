import { Badge } from '../../../ui/badge.tsx'
import { JobStatusBadge } from '../../../ui/job-status-badge.tsx'
import type { JobStatus, Side } from '../rules/states.ts'
import { type DisplayState, stateKey, stateTone } from './state.ts'
import { useJobWords } from './state-words.ts'

interface Props {
  side: Side
  job: DisplayState & { status: JobStatus }
  /** True if a talent manager views the job of another influencer. */
  managed?: boolean
}

/** The exact state of a job in this side's wording; a dispute or freeze replaces the state. */
export function JobStateBadge({ side, job, managed = false }: Props) {
  const { word } = useJobWords(side)
  const key = stateKey(job)
  const words = word(job, managed)
  const tone = stateTone(side, key)
  if (key === 'dispute' || key === 'frozen')
    return (
      <Badge tone={tone ?? 'info'} icon={key === 'dispute' ? 'scales-bold' : 'pause-circle-bold'}>
        {words}
      </Badge>
    )
  return (
    <JobStatusBadge status={job.status} {...(tone && { tone })}>
      {words}
    </JobStatusBadge>
  )
}
