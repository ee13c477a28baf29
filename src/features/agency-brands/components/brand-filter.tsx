import type { ChangeEvent } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useScript } from '../../../ui/use-script.ts'
import { brandLabels } from '../text/labels.ts'
import type { BrandOption } from './load-brands.ts'

interface BrandSelectProps {
  brands: readonly BrandOption[]
  brand: string | undefined
  hideLabel?: boolean
  frameClass?: string
}

const submitOnChange = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

/** A select for the brand in a list's filter form. Renders nothing if there are no brands. */
export function BrandSelect({ brands, brand, ...look }: BrandSelectProps) {
  const t = useText(brandLabels)
  if (brands.length === 0) return null
  return (
    <Select
      {...look}
      name="brand"
      label={t('brand')}
      size="sm"
      key={brand ?? ''}
      defaultValue={brand ?? ''}
      options={[{ value: '', label: t('allBrands') }, ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={submitOnChange}
    />
  )
}

/** The same select in its own form. `filters` are the page's other filters, which are kept. */
export function BrandFilter({
  brands,
  brand,
  filters,
}: BrandSelectProps & { filters: Readonly<Record<string, string | undefined>> }) {
  const t = useText(brandLabels)
  const script = useScript()
  if (brands.length === 0) return null
  return (
    <Form method="get" className="flex items-end gap-2">
      {Object.entries(filters).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <BrandSelect brands={brands} brand={brand} hideLabel frameClass="min-w-44" />
      {!script && (
        <Button variant="secondary" size="sm">
          {t('show')}
        </Button>
      )}
    </Form>
  )
}
