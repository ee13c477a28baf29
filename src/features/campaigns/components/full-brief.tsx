import { BriefDescription, type BriefProps } from './brief-description.tsx'
import { BriefTerms } from './brief-terms.tsx'

/** A brief before the job starts: first the terms, then the description. */
export function FullBrief({ of, view }: BriefProps) {
  return (
    <>
      <section>
        <h2 className="mb-2 text-lg tracking-normal">{view.labels.toDo}</h2>
        <BriefTerms view={view} />
      </section>
      <section>
        <h2 className="mb-2 text-lg tracking-normal">{view.labels.brief}</h2>
        <BriefDescription of={of} view={view} />
      </section>
    </>
  )
}
