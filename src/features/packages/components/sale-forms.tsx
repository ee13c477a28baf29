import { useState } from 'react'
import { satang } from '../../../core/money.ts'
import { formatBaht, formatBahtShort, formatPercent } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useScript } from '../../../ui/use-script.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { Totals } from '../../credits/components/totals.tsx'
import { withholdingOf } from '../../credits/rules/amounts.ts'
import type { MarketerPackages } from '../sales/contract.ts'
import { salesText } from '../text/sales.ts'

interface SaleFormProps {
  of: MarketerPackages
  idempotencyKey: string
}

/** A package with the price that the operator sees, as one form value. */
type SoldOffer = MarketerPackages['offers'][number]
const offerValue = ({ slug, price }: SoldOffer): string => `${price} ${slug}`

/** What the brand pays for the selected package. */
function SaleTotals({ offer, withheldBps }: { offer: SoldOffer; withheldBps: number }) {
  const { price: net, total, vat, vatBps } = offer
  const { withheld } = withholdingOf({ net: satang(net), total: satang(total) }, withheldBps)
  return <Totals {...{ net, vatBps, vat, total, withheldBps, withheld, package: offer }} />
}

/** Sells a package to the brand: it pays later by transfer, or has already paid. */
export function SellForm({ of, idempotencyKey }: SaleFormProps) {
  const t = useText(salesText)
  const [how, setHow] = useState('later')
  const [chosen, setChosen] = useState('')
  const [withhold, setWithhold] = useState(false)
  const script = useScript()
  const offer = of.offers.find((one) => offerValue(one) === chosen)
  if (!of.canBuy) return <Callout tone="notice">{t('cannotSell')}</Callout>
  return (
    <Card pad={24} as="section">
      <h2 className="text-lg tracking-normal">{t('sell')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('sellNote')}</p>
      <ActionForm
        intent="sell"
        idempotencyKey={idempotencyKey}
        labels={{
          offer: t('package'),
          poNumber: t('poNumber'),
          costCentre: t('costCentre'),
          received: t('received'),
          bankRef: t('bankRef'),
        }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <Select
              {...field('offer')}
              label={t('package')}
              emptyLabel={t('choose')}
              required
              onChange={(event) => setChosen(event.currentTarget.value)}
              options={of.offers.map((one) => ({
                value: offerValue(one),
                label: t('offer', { title: one.title, n: one.units, total: formatBaht(one.total) }),
              }))}
            />
            {of.withholdingBps !== null && (
              <Checkbox
                name="withhold"
                value="yes"
                checked={withhold}
                onChange={(event) => setWithhold(event.currentTarget.checked)}
              >
                {t('withhold', { rate: formatPercent(of.withholdingBps) })}
              </Checkbox>
            )}
            <TextField {...field('poNumber')} label={t('poNumber')} maxLength={40} />
            <TextField {...field('costCentre')} label={t('costCentre')} maxLength={40} />
            {offer && <SaleTotals offer={offer} withheldBps={withhold ? (of.withholdingBps ?? 0) : 0} />}
            <RadioCards
              name="how"
              legend={t('how')}
              defaultValue={how}
              onChange={setHow}
              options={(['later', 'paid'] as const).map((value) => ({
                value,
                title: t(`how_${value}`),
                note: t(`how_${value}Note`),
              }))}
            />
            {/* Without JavaScript the fields are always shown; they are used only with “already transferred”. */}
            {(how === 'paid' || !script) && (
              <>
                <MoneyField {...field('received')} label={t('received')} help={t('receivedHelp')} required={script} />
                <TextField {...field('bankRef')} label={t('bankRef')} maxLength={60} required={script} />
              </>
            )}
            <SubmitButton busyLabel={t('working')}>{t('sellAct')}</SubmitButton>
          </>
        )}
      </ActionForm>
    </Card>
  )
}

/** Cancels a sale that the brand has not paid. The brand sees the reason. */
export function CancelSaleForm({ of }: { of: MarketerPackages }) {
  const t = useText(salesText)
  const unpaid = of.sales.filter(({ status }) => status === 'pending')
  if (unpaid.length === 0) return null
  return (
    <Card pad={24} as="section">
      <h2 className="text-lg tracking-normal">{t('cancelSale')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('cancelSaleNote')}</p>
      <ActionForm intent="cancel" labels={{ sale: t('sale'), reason: t('reason') }} className="grid gap-4">
        {(field) => (
          <>
            <Select
              {...field('sale')}
              label={t('sale')}
              required
              options={unpaid.map((sale) => ({
                value: sale.id,
                label: [sale.package?.title, sale.reference, formatBaht(sale.payable)].filter(Boolean).join(' · '),
              }))}
            />
            <TextArea
              {...field('reason')}
              label={t('reason')}
              help={t('cancelReasonHelp')}
              rows={2}
              maxLength={500}
              required
            />
            <SubmitButton variant="danger" busyLabel={t('working')}>
              {t('cancelSaleAct')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </Card>
  )
}

/** Gives a package free of charge, with a reason. */
export function GiveForm({ of, idempotencyKey }: SaleFormProps) {
  const t = useText(salesText)
  return (
    <Card pad={24} as="section">
      <h2 className="text-lg tracking-normal">{t('give')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('giveNote', { amount: formatBahtShort(of.secondFrom) })}</p>
      <ActionForm
        intent="grant"
        idempotencyKey={idempotencyKey}
        labels={{ offer: t('package'), reason: t('reason') }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <Select
              {...field('offer')}
              label={t('package')}
              emptyLabel={t('choose')}
              required
              options={of.offers.map((offer) => ({
                value: offerValue(offer),
                label: t('gift', { title: offer.title, n: offer.units, price: formatBahtShort(offer.price) }),
              }))}
            />
            <TextArea
              {...field('reason')}
              label={t('reason')}
              help={t('reasonHelp')}
              rows={2}
              maxLength={500}
              required
            />
            <SubmitButton variant="secondary" busyLabel={t('working')}>
              {t('giveAct')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </Card>
  )
}
