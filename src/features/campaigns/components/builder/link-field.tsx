import { TextField, type TextFieldProps } from '../../../../ui/text-field.tsx'
import { completeLink } from '../../rules/link.ts'
import type { SectionProps } from './fields.ts'

/** A web address; `https://` is added when the field is left, so that the person sees what is saved. */
export function LinkField({ onEdit, ...props }: TextFieldProps & Pick<SectionProps, 'onEdit'>) {
  return (
    <TextField
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      maxLength={500}
      {...props}
      onBlur={({ currentTarget }) => {
        const link = completeLink(currentTarget.value)
        if (link === currentTarget.value) return
        currentTarget.value = link
        onEdit(props.name)
      }}
    />
  )
}
