import { AppError } from '../../../core/errors.ts'
import type { Caller } from '../../../platform/context.ts'
import type { DraftComment } from '../../deliverables/rules/draft-comments.ts'
import type { PartialFigures } from '../../deliverables/rules/figures.ts'
import type { SettlementStep } from '../../settlement/service.ts'
import type { JobEvent } from '../rules/events.ts'
import type { JobFacts, JobInput } from '../rules/facts.ts'
import type { JobActor } from '../rules/states.ts'
import type { JobDetails } from '../schema.ts'
import type { JobRelations } from './store-relations.ts'

/** The content of an action; its event decides how it is stored. */
export interface JobContent {
  fileId?: string
  url?: string
  note?: string
  amount?: number
  reasonCode?: string
  reason?: string
  comments?: DraftComment[]
  insight?: PartialFigures
  /** The platform's figures shown with the insight; `confirmed` if the influencer changed none. */
  platformInsight?: { id: string; confirmed: boolean }
}

export interface JobAct {
  event: JobEvent
  actor: JobActor
  /** Null for the system. */
  actorId: string | null
  input?: JobInput
  content?: JobContent
  details?: Partial<JobDetails>
  /** Facts from the request, in addition to those that the table sets. */
  patch?: Partial<Pick<JobFacts, 'bookedVisitAt'>>
}

/**
 * The caller's role for a job. Only timers and checks act as `system`, never a visitor. Throws `unauthenticated` for a
 * visitor.
 */
export function actorOf({ scope }: Pick<Caller, 'scope'>): JobActor {
  if (scope === 'open') throw new AppError('unauthenticated')
  return scope
}

/** A step in progress: the locked row and the data loaded with it. */
export interface StepContext extends SettlementStep {
  relations: JobRelations
  act: JobAct
}
