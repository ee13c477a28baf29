import { MAIN_BRANCH } from '../../../core/branch.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import type { TaxParty } from '../contract.ts'
import { creditsText } from '../text/index.ts'

/** The buyer on the tax invoice. */
export function Party({ party }: { party: TaxParty }) {
  const t = useText(creditsText)
  const branch = party.branch === MAIN_BRANCH ? t('headOffice') : party.branch
  return (
    <KeyValues
      dense
      rows={[
        { label: t('name'), value: party.name },
        { label: t('taxId'), value: <span className="nb">{party.taxId || '-'}</span> },
        ...(branch ? [{ label: t('branch'), value: branch }] : []),
        { label: t('address'), value: party.address },
      ]}
    />
  )
}
