import { mobileForPeople } from '../../../core/thai/phone.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'

/** The field `phone` of the surrounding form: a Thai mobile number. The initial value `phone` is E.164. */
export function PhoneField({ phone, label, help }: { phone: string | null; label: string; help: string }) {
  const field = useFields()
  return (
    <TextField
      {...field('phone', phone && mobileForPeople(phone))}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      label={label}
      help={help}
      required
    />
  )
}
