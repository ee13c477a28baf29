import { mobileForPeople } from '../../../core/thai/phone.ts'
import { formatDate, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { type KeyValue, KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { Job } from '../contract.ts'
import { carrierName } from '../rules/carriers.ts'
import { jobPageText } from '../text/job/index.ts'

const addressLines = (a: NonNullable<Job['start']['address']>): string =>
  [a.line, a.subdistrict, a.district, a.province, a.postcode].filter(Boolean).join(' ')

/** Parcel, address, order and visit: information that the two sides exchange at the start. */
export function StartFacts({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const { start } = job
  const parcel = [carrierName(lang, start.carrier), start.trackingNumber].filter(Boolean).join(' ')
  const rows: KeyValue[] = []
  if (start.address)
    rows.push({
      label: t('address'),
      value: (
        <>
          {start.address.name}
          {start.address.phone && (
            <TextLink href={`tel:${start.address.phone}`} reload className="hit block text-sm">
              {mobileForPeople(start.address.phone)}
            </TextLink>
          )}
          <span className="block text-sm font-normal text-ink-2">{addressLines(start.address)}</span>
        </>
      ),
    })
  if (start.variant) rows.push({ label: t('variant'), value: start.variant })
  if (parcel)
    rows.push({
      label: t('parcel'),
      value: (
        <>
          <span className="break-all">{parcel}</span>
          <span className="block text-xs font-normal text-ink-2">
            {start.shippedAt && t('sentOn', { date: formatDate(lang, start.shippedAt) })}
          </span>
        </>
      ),
    })
  if (start.orderNumber)
    rows.push({
      label: t('orderNumber'),
      value: (
        <>
          <span className="break-all">{start.orderNumber}</span>
          {start.deliveryOn && (
            <span className="block text-xs font-normal text-ink-2">
              {t('deliveryOn', { date: formatDate(lang, start.deliveryOn) })}
            </span>
          )}
        </>
      ),
    })
  if (start.visitAt) rows.push({ label: t('visitOf'), value: formatDateTime(lang, start.visitAt) })
  if (start.checkInCode)
    rows.push({ label: t('checkInCode'), value: <code className="font-semibold">{start.checkInCode}</code> })
  if (start.returnTracking)
    rows.push({ label: t('parcel'), value: t('returned_goods', { tracking: start.returnTracking }) })
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead title={t(job.campaign.reviewOption === 'invite' ? 'visit' : 'delivery')} />
      <KeyValues rows={rows} />
    </section>
  )
}
