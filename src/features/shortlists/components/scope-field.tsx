import type { ComponentProps } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { Select } from '../../../ui/select.tsx'
import { useIsBrandLimited } from '../../../web/permissions.ts'
import type { BrandOption } from '../../agency-brands/components/load-brands.ts'
import { shortlistsText } from '../text/index.ts'

type Props = Omit<ComponentProps<typeof Select>, 'label' | 'options'> & { brands: readonly BrandOption[] }

/** The brand that a list is for. Members restricted to some brands must choose one of them. */
export function BrandField({ brands, ...field }: Props) {
  const t = useText(shortlistsText)
  const limited = useIsBrandLimited()
  return (
    <Select
      {...field}
      label={t('brand')}
      help={t('brandHelp')}
      options={[
        ...(limited ? [] : [{ value: '', label: t('allBrands') }]),
        ...brands.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
