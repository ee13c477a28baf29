import type { ReactNode } from 'react'
import { satang } from '../../../../core/money.ts'
import { formatAmount, formatDate, formatPercent } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { useWords } from '../../../../i18n/vocabulary/use-words.ts'
import { BrandMark } from '../../../../ui/art/brand-mark.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { PlatformIcon } from '../../../../ui/platform-icon.tsx'
import { PriceTag } from '../../../../ui/price-tag.tsx'
import { AgencyLine } from '../../../agency-brands/components/agency-line.tsx'
import type { Campaign, Estimate } from '../../contract.ts'
import { afterCost } from '../../rules/cost.ts'
import { briefText } from '../../text/brief.ts'
import { builderText } from '../../text/builder.ts'
import { marketText } from '../../text/market.ts'
import { CampaignCover } from '../campaign-cover.tsx'
import { IncludedRevisions } from '../included-revisions.tsx'

/** Preview of the card that creators will see, from the saved values. */
export function LiveCard({ campaign }: { campaign: Campaign }) {
  const t = useText(builderText)
  const m = useText(marketText)
  const b = useText(briefText)
  const lang = useLang()
  const words = useWords()
  return (
    <article>
      <div className="relative aspect-4/3 overflow-hidden rounded-card bg-surface-2">
        <CampaignCover of={campaign} alt="" eager />
        {campaign.closeAt && (
          <span className="absolute top-2.5 left-2.5 flex min-h-7 items-center gap-[5px] rounded-[9px] bg-white/94 px-2.5 text-xs font-label text-(--stone-900)">
            <Icon name="clock" />
            {m('closes', { date: formatDate(lang, campaign.closeAt) })}
          </span>
        )}
        {campaign.price !== null && (
          <span className="absolute bottom-3 left-0">
            <PriceTag satang={campaign.price} unit={m('perPost')} />
          </span>
        )}
      </div>
      <p className="mt-3 flex items-center gap-[7px] text-xs text-ink-2">
        <BrandMark
          name={campaign.brand.name}
          src={campaign.brand.avatarFileId && `/media/${campaign.brand.avatarFileId}`}
        />
        {campaign.brand.name}
      </p>
      <AgencyLine agency={campaign.brand.agency} className="mt-0.5" />
      <h3 className={`mt-1 line-clamp-2 text-base tracking-normal text-wrap ${campaign.title ? '' : 'text-ink-3'}`}>
        {campaign.title || t('untitled')}
      </h3>
      <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-2">
        {campaign.channelType && <PlatformIcon platform={campaign.channelType} />}
        {[
          campaign.postType && words.post(campaign.postType, campaign.channelType),
          b('slotsOpen', { slots: campaign.slots }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  )
}

const Line = ({ label, value, strong }: { label: ReactNode; value: ReactNode; strong?: boolean }) => (
  <div
    className={`flex items-baseline justify-between gap-4 py-[5px] text-sm ${strong ? 'border-t border-line pt-2.5' : ''}`}
  >
    <dt className="text-ink-2">{label}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
)

/** What is left of the available credits after the campaign, or how much is missing. */
function AfterCost({ total, available }: { total: number; available: number }) {
  const t = useText(builderText)
  const lang = useLang()
  const after = afterCost(satang(available), satang(total))
  const isShort = after.missing > 0
  const part = available > 0 ? Math.min(100, (total / available) * 100) : 0
  return (
    <>
      <p className="mt-1.5 flex justify-between text-xs text-ink-2">
        <span>{t('costHave', { amount: formatAmount(available) })}</span>
        <span className={isShort ? 'text-critical' : ''}>
          {isShort
            ? t('costMissing', { amount: formatAmount(after.missing) })
            : t('costLeft', { amount: formatAmount(after.left) })}
        </span>
      </p>
      <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-surface-2">
        <span
          className={`block h-full rounded-full ${isShort ? 'bg-critical' : 'bg-positive'}`}
          style={{ width: `${part}%` }}
        />
      </span>
      {isShort && (
        <div className="mt-3">
          <ButtonLink href={`/${lang}/Marketer/buyCredit`} variant="secondary" size="sm" wide>
            {t('topUp')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/**
 * The credits that the campaign can use at most, compared with the available ones. Without VAT, which was paid with the
 * credits.
 */
export function CostCard({
  campaign,
  cost,
  available,
  children,
}: {
  campaign: Pick<Campaign, 'status' | 'payBy' | 'slots' | 'slotsTaken'>
  cost: Estimate['cost']
  available: number | null
  children?: ReactNode
}) {
  const t = useText(builderText)
  return (
    <section className="rounded-card bg-surface p-5 inset-ring inset-ring-line">
      <h2 className="mb-1.5 text-sm tracking-normal">{t('cost')}</h2>
      {campaign.payBy === 'package' && (
        <dl>
          <Line label={t('costUnits')} value={campaign.slots - campaign.slotsTaken} />
        </dl>
      )}
      {cost && (
        <>
          <dl>
            <Line label={t('costPrice')} value={formatAmount(cost.price)} />
            <Line label={t('costFee', { rate: formatPercent(cost.feeBps) })} value={formatAmount(cost.fee)} />
            <Line label={t('costPerSlot')} value={formatAmount(cost.perSlot)} strong />
            {cost.reimbursement > 0 && <Line label={t('costReimbursement')} value={formatAmount(cost.reimbursement)} />}
            <Line
              label={cost.openSlots < cost.slots ? t('costOpenSlots', { total: cost.slots }) : t('costSlots')}
              value={`× ${cost.openSlots}`}
            />
            <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong pt-3">
              <dt className="font-semibold">{cost.openSlots < cost.slots ? t('costStill') : t('costTotal')}</dt>
              <dd className="nb text-money font-title">{formatAmount(cost.total)}</dd>
            </div>
          </dl>
          {available !== null && <AfterCost total={cost.total} available={available} />}
        </>
      )}
      <IncludedRevisions />
      <p className="my-3.5 flex items-start gap-2 text-xs text-ink-2">
        <Icon name="lock-key" className="mt-0.5" />
        {t(campaign.payBy === 'package' ? 'unitNote' : campaign.status === 'live' ? 'holdNoteLive' : 'holdNote')}
      </p>
      {children}
    </section>
  )
}
