import { listProvinces } from '../../../core/thai/provinces.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { profileText } from '../text/index.ts'

export interface AddressValues {
  line: string
  subdistrict: string
  district: string
  province: string
  postcode: string
}

export interface AddressFieldsProps {
  /** Prefix of the field names: `address`, `shippingAddress`. */
  group: string
  value: AddressValues | null
  state: FormState | undefined
  required?: boolean
}

/** A Thai address; the province is kept by its Thai name, as tax papers print it. */
export function AddressFields({ group, value, state, required }: AddressFieldsProps) {
  const t = useText(profileText)
  const lang = useLang()
  const of = (name: keyof AddressValues) => ({
    id: `${group}.${name}`,
    name: `${group}.${name}`,
    label: t(name),
    required,
    defaultValue: state?.values[`${group}.${name}`] ?? value?.[name] ?? '',
    error: state?.fields[`${group}.${name}`],
  })
  const provinces = listProvinces(lang).map((province) => ({ value: province.th, label: province[lang] }))
  const place = group === 'address' ? '' : 'shipping '
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...of('line')} autoComplete={`${place}street-address`} frameClass="sm:col-span-2" />
      <TextField {...of('subdistrict')} autoComplete={`${place}address-level3`} />
      <TextField {...of('district')} autoComplete={`${place}address-level2`} />
      <Select
        {...of('province')}
        options={provinces}
        emptyLabel={t('choose')}
        autoComplete={`${place}address-level1`}
      />
      <TextField {...of('postcode')} inputMode="numeric" maxLength={5} autoComplete={`${place}postal-code`} />
    </div>
  )
}
