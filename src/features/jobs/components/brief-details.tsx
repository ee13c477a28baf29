import { useText } from '../../../i18n/use-text.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { Job } from '../contract.ts'
import { jobPageText } from '../text/job/index.ts'

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}

function References({ ids }: { ids: readonly string[] }) {
  const t = useText(jobPageText)
  if (ids.length === 0) return null
  return (
    <div>
      <h3 className="mb-1.5 text-sm font-semibold">{t('references')}</h3>
      <div className="grid grid-cols-3 gap-2 lg:grid-cols-4">
        {ids.map((id, i) => (
          <a key={id} href={`/media/${id}`} className="block aspect-4/3 overflow-hidden rounded-field bg-surface-2">
            <img
              src={`/media/${id}`}
              alt={t('referencePicture', { n: i + 1 })}
              loading="lazy"
              className="size-full object-cover"
            />
          </a>
        ))}
      </div>
    </div>
  )
}

/** The whole brief, folded: the story, do and don't, pictures, tag and codes. */
export function BriefDetails({ job, open }: { job: Job; open?: boolean }) {
  const t = useText(jobPageText)
  const { campaign } = job
  const rows = [
    ...(campaign.product ? [{ label: t('product'), value: campaign.product }] : []),
    ...(campaign.disclosureTag ? [{ label: t('tag'), value: campaign.disclosureTag }] : []),
    ...(campaign.couponCode ? [{ label: t('coupon'), value: campaign.couponCode }] : []),
    ...(campaign.trackingPath
      ? [{ label: t('trackingLink'), value: <span className="break-all">{campaign.trackingPath}</span> }]
      : []),
    ...(campaign.productUrl
      ? [
          {
            label: t('productPage'),
            value: (
              <TextLink href={campaign.productUrl} reload rel="noopener nofollow" target="_blank" className="break-all">
                {campaign.productUrl.replace(/^https?:\/\//, '')}
              </TextLink>
            ),
          },
        ]
      : []),
  ]
  return (
    <Accordion title={t('readBrief')} {...(open && { open })}>
      <div className="grid gap-4">
        {campaign.brief.text && <p className="text-sm whitespace-pre-line">{campaign.brief.text}</p>}
        <Points title={t('dos')} points={campaign.brief.dos} />
        <Points title={t('donts')} points={campaign.brief.donts} />
        <References ids={campaign.brief.references} />
        {rows.length > 0 && <KeyValues rows={rows} dense />}
      </div>
    </Accordion>
  )
}
