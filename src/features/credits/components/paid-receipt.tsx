import {
  formatAmount,
  formatBaht,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
} from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Awning } from '../../../ui/awning.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Receipt, ReceiptPaper } from '../../../ui/receipt.tsx'
import type { ChargeView } from '../contract.ts'
import { creditsText } from '../text/index.ts'

export function PaidReceipt({ charge }: { charge: ChargeView }) {
  const t = useText(creditsText)
  const lang = useLang()
  const {
    net,
    payable,
    vat,
    vatBps,
    withheldBps,
    withheld,
    method,
    balanceAfter,
    validUntil,
    document,
    creditNotes,
    refundState,
    refunded,
    refundPending,
    package: sold,
  } = charge
  const paidTitle = sold ? t('packageTitle', { n: sold.units }) : t('paidTitle')
  const rows = [
    { label: t('paidWith', { method: t(method) }), value: formatBaht(payable) },
    { label: t('vatIncluded', { rate: formatPercent(vatBps) }), value: formatBaht(vat) },
    ...(withheld > 0
      ? [{ label: t('withheld', { rate: formatPercent(withheldBps) }), value: formatBaht(withheld) }]
      : []),
    ...(refunded > 0 ? [{ label: t('refundedAmount'), value: `−${formatBaht(refunded)}` }] : []),
    ...(refundPending > 0 ? [{ label: t('refundPending'), value: formatBaht(refundPending) }] : []),
    ...(balanceAfter === null ? [] : [{ label: t('newBalance'), value: formatAmount(balanceAfter) }]),
    ...(validUntil === null ? [] : [{ label: t('validUntil'), value: formatDate(lang, validUntil) }]),
  ]
  return (
    <section className="on-brand mx-auto max-w-[480px] overflow-hidden rounded-panel bg-wallet px-5 pb-6 text-wallet-ink">
      <div className="mx-auto w-20 overflow-hidden rounded-b-sm">
        <Awning scallop={26} />
      </div>
      <div role="status" className="py-4 text-center">
        <Icon
          name={refundState === 'none' ? 'check-circle-fill' : 'arrow-counter-clockwise'}
          size={44}
          className="mx-auto text-(--leaf-300)"
        />
        <h1 className="mt-1 text-2xl">{refundState === 'none' ? paidTitle : t(`refund_${refundState}`)}</h1>
        {charge.paidAt && <p className="text-sm text-wallet-ink-2">{formatDateTime(lang, charge.paidAt)}</p>}
      </div>
      <ReceiptPaper>
        <p className="mb-3 border-b border-dashed border-line-strong pb-3 text-center text-ink">
          {sold ? (
            <span className="text-lg font-title">{sold.title}</span>
          ) : (
            <>
              <span className="text-[2.125rem] leading-tight font-title">
                {formatMoney(net, { symbol: false, plus: true })}
              </span>{' '}
              {t('credits')}
            </>
          )}
        </p>
        <Receipt rows={rows} className="pb-5 text-ink" />
      </ReceiptPaper>
      <div className="mt-5 grid gap-2">
        <ButtonLink
          href={`/${lang}/Marketer/manageCampaign/new${sold ? `?package=${sold.packageId}` : ''}`}
          variant="highlight"
          size="lg"
          wide
        >
          {t('createCampaign')}
        </ButtonLink>
        {document && (
          <ButtonLink
            href={`/api/documents/${document.id}`}
            reload
            variant="on-dark"
            wide
            icon={<Icon name="download-simple" />}
          >
            {t('invoice', { serial: document.serial })}
          </ButtonLink>
        )}
        {withheld > 0 && (
          <ButtonLink href={`/${lang}/Marketer/taxCertificate`} variant="on-dark" wide icon={<Icon name="invoice" />}>
            {t('sendCertificate')}
          </ButtonLink>
        )}
        {creditNotes.map(({ id, serial }) => (
          <ButtonLink
            key={id}
            href={`/api/documents/${id}`}
            reload
            variant="on-dark"
            wide
            icon={<Icon name="download-simple" />}
          >
            {t('creditNoteFile', { serial })}
          </ButtonLink>
        ))}
        <ButtonLink href={`/${lang}/Marketer/${sold ? 'packageBalance' : 'credit'}`} variant="on-dark" wide>
          {sold ? t('viewPackages') : t('viewCredits')}
        </ButtonLink>
      </div>
    </section>
  )
}
