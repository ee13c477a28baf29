import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import type { DateFieldProps } from './date-field-props.ts'
import type { DatePickerProps } from './date-picker.tsx'
import { TextField } from './text-field.tsx'

/**
 * A day. Without JavaScript, and until the picker has loaded, a native date input. The picker, with the Buddhist
 * calendar in Thai, then replaces it and keeps the value entered so far.
 */
export function DateField(props: DateFieldProps) {
  const [Picker, setPicker] = useState<ComponentType<DatePickerProps> | null>(null)
  const input = useRef<HTMLDivElement>(null)
  const own = useId()
  const id = props.id ?? own
  const [typed, setTyped] = useState(props.defaultValue)
  useEffect(() => {
    let gone = false
    void import('./date-picker.tsx').then((module) => {
      if (gone) return
      setTyped(input.current?.querySelector('input')?.value || props.defaultValue)
      setPicker(() => module.DatePicker)
    })
    return () => {
      gone = true
    }
  }, [props.defaultValue])
  const { words, lang, onChange, ...field } = props
  if (Picker) return <Picker {...props} id={id} defaultValue={typed} />
  return (
    <div ref={input}>
      <TextField
        {...field}
        id={id}
        type="date"
        onChange={onChange && ((event) => onChange(event.currentTarget.value || null))}
      />
    </div>
  )
}
