import { useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { BrandOption } from '../../agency-brands/components/load-brands.ts'
import { mayBeLimited } from '../rules/agency-limits.ts'
import type { Member } from '../shapes.ts'
import { teamsText } from '../text/index.ts'

/** The names of the brands that a member is restricted to; null without a restriction. */
export const brandNames = (brands: readonly BrandOption[], ids: readonly string[] | null): string | null =>
  ids &&
  brands
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(' · ')

/** Checkboxes for an agency's brands; renders nothing for other accounts. None checked means no restriction. */
export function BrandBoxes({ brands, chosen }: { brands: readonly BrandOption[]; chosen: readonly string[] }) {
  const t = useText(teamsText)
  if (brands.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-label">{t('brands')}</legend>
      <p className="text-xs text-ink-2">{t('brandsNote')}</p>
      <div className="flex flex-wrap gap-x-5">
        {brands.map(({ id, name }) => (
          <Checkbox key={id} name="brandIds" value={id} defaultChecked={chosen.includes(id)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

/** Form for the brands that one member is restricted to. */
export function MemberBrands({ member, brands }: { member: Member; brands: readonly BrandOption[] }) {
  const t = useText(teamsText)
  if (brands.length === 0 || !mayBeLimited(member.role)) return null
  return (
    <ActionForm intent="brands" target={member.id} className="mt-5 grid max-w-[520px] gap-3 border-t border-line pt-5">
      <BrandBoxes brands={brands} chosen={member.brandIds ?? []} />
      <div>
        <SubmitButton variant="secondary" busyLabel={t('saving')}>
          {t('saveBrands')}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}
