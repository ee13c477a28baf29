import { listProvinces } from '../../../core/thai/provinces.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'
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
  required?: boolean
}

/** A Thai address; the province is kept by its Thai name, as tax papers print it. */
export function AddressFields({ group, value, required }: AddressFieldsProps) {
  const t = useText(profileText)
  const lang = useLang()
  const field = useFields()
  const of = (name: keyof AddressValues) => ({ ...field(`${group}.${name}`, value?.[name]), label: t(name), required })
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
