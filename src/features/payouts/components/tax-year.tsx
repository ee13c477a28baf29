import { formatBaht, formatYear } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import type { EarningsSummary } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

/** A number with only the last three characters visible. */
const masked = (number: string): string => number.slice(0, -3).replace(/./g, '•') + number.slice(-3)

/** A Thai person's tax ID is the national ID. */
const LABELS = { nationalId: 'taxId', passportNo: 'passportNo' } as const

export interface TaxYearProps {
  /** The year as yyyy of the common era. */
  year: string
  summary: EarningsSummary
  payee: { name: string; identity: { kind: keyof typeof LABELS; number: string | null } }
  /** URL of the file with all certificates. */
  href: string
}

/** The tax withheld in a year, with all certificates as one file. */
export function TaxYear({ year, summary: { tax, certificates }, payee, href }: TaxYearProps) {
  const t = useText(payoutsText)
  const lang = useLang()
  const { kind, number } = payee.identity
  return (
    <section>
      <SectionHead title={t('taxYear', { year: formatYear(lang, year) })} />
      <Card pad={16}>
        <p className="font-semibold">{t('taxWithheld', { amount: formatBaht(tax) })}</p>
        {tax > 0 && <p className="text-sm text-ink-2">{t('taxWithheldNote')}</p>}
        <KeyValues
          className="mt-2"
          rows={[
            { label: t('taxpayer'), value: payee.name },
            ...(number ? [{ label: t(LABELS[kind]), value: masked(number) }] : []),
            { label: t('certificates'), value: t('certificateCount', { n: certificates }) },
          ]}
        />
        {certificates > 0 && (
          <div className="mt-3">
            <ButtonLink href={href} reload wide icon={<Icon name="download-simple" />}>
              {t('saveTaxYear')}
            </ButtonLink>
          </div>
        )}
      </Card>
    </section>
  )
}
