import type { FormState } from '../../../core/forms.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'

/** An answer of this page's action that is a refusal, or undefined. */
export const refusalOf = (answer: unknown): FormState | undefined =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? (answer as FormState) : undefined

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
