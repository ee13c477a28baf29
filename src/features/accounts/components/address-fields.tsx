import { useEffect, useState } from 'react'
import { listProvinces, provinceOf } from '../../../core/thai/provinces.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { browserCall } from '../../../web/browser-call.ts'
import { PLACES } from '../addresses.ts'
import type { Place, placesContract } from '../places/contract.ts'
import { profileText } from '../text/index.ts'

export interface AddressValues extends Place {
  line: string
  postcode: string
}

export interface AddressFieldsProps {
  /** Prefix of the field names: `address`, `shippingAddress`. */
  group: string
  value: AddressValues | null
  required?: boolean
}

const POSTCODE = /^\d{5}$/

/** The places of a postcode; empty until they are found, or without a connection. */
function usePlaces(postcode: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    setPlaces([])
    if (!POSTCODE.test(postcode)) return
    const stop = new AbortController()
    browserCall<typeof placesContract.places>(PLACES, { params: { postcode }, signal: stop.signal }).then(
      ({ data }) => setPlaces(data),
      () => {},
    )
    return () => stop.abort()
  }, [postcode])
  return places
}

const keyOf = ({ subdistrict, district, province }: Place): string => [subdistrict, district, province].join('|')

/**
 * A Thai address. Place names are stored in Thai, as parcels and tax documents need them. One select lists the places
 * of the postcode; without JavaScript, or if the place is not in the list, the names are typed.
 */
export function AddressFields({ group, value, required }: AddressFieldsProps) {
  const t = useText(profileText)
  const lang = useLang()
  const field = useFields()
  const of = (name: keyof AddressValues) => ({ ...field(`${group}.${name}`, value?.[name]), label: t(name), required })
  const initial = (name: keyof AddressValues) => of(name).defaultValue ?? ''
  const [postcode, setPostcode] = useState(initial('postcode'))
  const [place, setPlace] = useState<Place>({
    subdistrict: initial('subdistrict'),
    district: initial('district'),
    province: initial('province'),
  })
  const [typing, setTyping] = useState(false)
  const [typedNames, setTypedNames] = useState(false)
  const places = usePlaces(postcode)
  const listed = places.some((one) => keyOf(one) === keyOf(place))
  const isEmpty = !place.subdistrict && !place.district
  const choosing = places.length > 0 && !typing && (listed || isEmpty)
  const auto = group === 'address' ? '' : 'shipping '
  const several = new Set(places.map((one) => one.province)).size > 1
  const nameOf = (province: string): string => provinceOf(province)?.[lang] ?? province
  const controlled = (name: keyof Place) => {
    const { defaultValue: _, ...props } = of(name)
    return {
      ...props,
      value: place[name],
      required: required && !choosing,
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value: typed } = event.currentTarget
        setTypedNames(true)
        setPlace((previous) => ({ ...previous, [name]: typed }))
      },
    }
  }
  const error = of('subdistrict').error ?? of('district').error ?? of('province').error
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...of('line')} autoComplete={`${auto}street-address`} frameClass="sm:col-span-2" />
      <TextField
        {...of('postcode')}
        inputMode="numeric"
        maxLength={5}
        autoComplete={`${auto}postal-code`}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim()
          if (typed === postcode) return
          setPostcode(typed)
          // A place of the previous postcode is not valid for this one.
          if (POSTCODE.test(typed) && !typedNames) setPlace({ subdistrict: '', district: '', province: '' })
        }}
      />
      {choosing && (
        <Select
          id={`${of('subdistrict').id}-place`}
          name={`${group}.place`}
          label={t('place')}
          value={listed ? keyOf(place) : ''}
          onChange={(event) => {
            const chosen = places.find((one) => keyOf(one) === event.currentTarget.value)
            if (!chosen) return
            setPlace(chosen)
            setTypedNames(false)
          }}
          emptyLabel={t('choose')}
          options={places.map((one) => ({
            value: keyOf(one),
            label: [one.subdistrict, one.district, several && nameOf(one.province)].filter(Boolean).join(', '),
          }))}
          help={several ? undefined : nameOf(places[0]?.province ?? '')}
          error={error}
          required={required}
        />
      )}
      <div className={choosing ? 'hidden' : 'contents'}>
        <TextField {...controlled('subdistrict')} autoComplete={`${auto}address-level3`} />
        <TextField {...controlled('district')} autoComplete={`${auto}address-level2`} />
        <Select
          {...controlled('province')}
          options={listProvinces(lang).map((province) => ({ value: province.th, label: province[lang] }))}
          emptyLabel={t('choose')}
          autoComplete={`${auto}address-level1`}
        />
      </div>
      {places.length > 0 && (
        <button
          type="button"
          className="hit justify-self-start text-sm font-label text-action-text sm:col-span-2"
          onClick={() => {
            if (!choosing && !listed) setPlace({ subdistrict: '', district: '', province: '' })
            setTyping(choosing)
          }}
        >
          {t(choosing ? 'placeTyped' : 'placeListed')}
        </button>
      )}
    </div>
  )
}
