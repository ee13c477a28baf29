import { ErrorSummary } from '../../../ui/error-summary.tsx'
import type { FormState } from '../../../web/form-state.ts'

/** What went wrong, above the form, with a link to each field. Fields have their names as ids. */
export function FormProblem({
  state,
  names,
}: {
  state: FormState | undefined
  names: Readonly<Record<string, string>>
}) {
  if (!state) return null
  const fields = Object.keys(state.fields)
    .filter((name) => names[name])
    .map((name) => ({ id: name, label: names[name] }))
  return (
    <div className="mb-5">
      <ErrorSummary key={JSON.stringify(state)} title={state.error.message} fields={fields} />
    </div>
  )
}
