import { FieldError } from '../../../ui/field-frame.tsx'
import { useFields } from '../../../web/action-form.tsx'

/** Error next to a list of selectable rows: none selected, or too many. */
export function SelectionError() {
  const { id, error } = useFields()('ids')
  if (!error) return null
  return (
    <div id={id} tabIndex={-1}>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
