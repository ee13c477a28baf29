import type { ReactNode } from 'react'
import { Badge, type Tone } from './badge.tsx'
import { JOB_STATUS_BADGES, type JobStatusCode } from './job-status.ts'

export interface JobStatusBadgeProps {
  status: JobStatusCode
  /** Overrides the tone where the viewer's move differs (a brand with a draft to review: `notice`). */
  tone?: Tone
  /** The word, for this viewer. */
  children: ReactNode
}

/** Exact state of a job: icon, word and colour. */
export function JobStatusBadge({ status, tone, children }: JobStatusBadgeProps) {
  const look = JOB_STATUS_BADGES[status]
  return (
    <Badge tone={tone ?? look.tone} icon={look.icon}>
      {children}
    </Badge>
  )
}
