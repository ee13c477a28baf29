import type { ReactNode } from 'react'
import { Badge, type Tone } from './badge.tsx'
import { JOB_STATUS_BADGES, type JobStatusCode } from './job-status.ts'

export interface JobStatusBadgeProps {
  status: JobStatusCode
  /** Overrides the tone if it is the viewer's turn (a marketer with a draft to review: `notice`). */
  tone?: Tone
  /** The text of the status, for this viewer. */
  children: ReactNode
}

export function JobStatusBadge({ status, tone, children }: JobStatusBadgeProps) {
  const look = JOB_STATUS_BADGES[status]
  return (
    <Badge tone={tone ?? look.tone} icon={look.icon}>
      {children}
    </Badge>
  )
}
