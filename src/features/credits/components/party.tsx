import { branchName } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import type { ChargeView, TaxParty } from '../contract.ts'
import { creditsText } from '../text/index.ts'

export function Party({ party, order }: { party: TaxParty; order?: Pick<ChargeView, 'poNumber' | 'costCentre'> }) {
  const t = useText(creditsText)
  const lang = useLang()
  return (
    <KeyValues
      dense
      rows={[
        { label: t('name'), value: party.name },
        { label: t('taxId'), value: <span className="nb">{party.taxId || '-'}</span> },
        ...(party.branch ? [{ label: t('branch'), value: branchName(lang, party.branch) }] : []),
        { label: t('address'), value: party.address },
        ...(order?.poNumber ? [{ label: t('poNumber'), value: order.poNumber }] : []),
        ...(order?.costCentre ? [{ label: t('costCentre'), value: order.costCentre }] : []),
      ]}
    />
  )
}
