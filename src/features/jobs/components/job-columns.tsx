import type { ReactNode } from 'react'

interface JobColumnsProps {
  /** State, next action and submitted content. */
  children: ReactNode
  /** Money and terms: next to everything else on wide screens, after the content on phones. */
  side: ReactNode
  /** Rating and conversation, below the content. */
  below: ReactNode
}

/** Two columns of a job's page. The side column spans both rows, which avoids a gap above the conversation. */
export function JobColumns({ children, side, below }: JobColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
      <div className="grid min-w-0 gap-6">{children}</div>
      <div className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</div>
      <div className="grid min-w-0 gap-6 lg:max-w-[680px]">{below}</div>
    </div>
  )
}
