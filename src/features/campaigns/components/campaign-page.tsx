import type { ReactNode } from 'react'
import { foreignLang } from '../../../core/thai/script.ts'
import { formatBahtShort, formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Phrases, UserText } from '../../../ui/phrases.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { AgencyLine } from '../../agency-brands/components/agency-line.tsx'
import { MarketerRecord, type MarketerRecordData } from '../../reviews/components/marketer-record.tsx'
import type { BriefView } from '../brief/view.ts'
import type { PublicCampaign } from '../contract.ts'
import { closingDay } from '../rules/closing-day.ts'
import { marketText } from '../text/market.ts'
import { CampaignCover, useTitle } from './campaign-cover.tsx'
import { FullBrief } from './full-brief.tsx'
import { PayReceipt, shortPay } from './pay-receipt.tsx'
import WhoFits from './who-fits.tsx'

interface Props {
  campaign: PublicCampaign
  brief: BriefView
  /** The brand's record of payments and replies. */
  record: MarketerRecordData
  /** URL of the market. */
  marketHref: string
  corner?: ReactNode
  /** The public URL of the job, for sharing. */
  share?: string
  /** The main action, or what is shown instead of it. */
  act: ReactNode
  /** Label of the action in the bar at the bottom on phones; without it there is no bar. */
  phoneAct?: string
  /** True if a tab bar is shown below the bar on phones. */
  overTabs?: boolean
}

/** A campaign as creators see it: cover and facts at the left, pay and action at the right. */
export function CampaignPage({ campaign, brief, record, marketHref, corner, share, act, phoneAct, overTabs }: Props) {
  const t = useText(marketText)
  const lang = useLang()
  const title = useTitle()(campaign)
  const full = campaign.slotsLeft <= 0
  const closes = closingDay(campaign)
  return (
    <div>
      <Breadcrumb label={t('back')} items={[{ href: marketHref, label: t('back') }, { label: title }]} />
      <div className="mt-3 gap-10 lg:mt-[clamp(12px,var(--tools,12px),40px)] lg:grid lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_396px]">
        <div className="min-w-0">
          <div className="relative aspect-4/3 overflow-hidden rounded-card lg:aspect-[16/9]">
            <CampaignCover of={campaign} alt="" eager />
            <span className="absolute bottom-4 left-0">
              <PriceTag satang={campaign.price} unit={t('perPost')} muted={!campaign.open} />
            </span>
            {corner && <div className="absolute top-2 right-2.5">{corner}</div>}
          </div>
          <div className="mt-5 mb-6">
            <h1 lang={foreignLang(title, lang)} className="text-2xl lg:text-3xl">
              <Phrases>{title}</Phrases>
            </h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
              <BrandMark
                name={campaign.brand.name}
                src={campaign.brand.avatarFileId && `/media/${campaign.brand.avatarFileId}`}
              />
              <span className="font-medium text-ink">
                <UserText>{campaign.brand.name}</UserText>
              </span>
              <span>· {t('brandJobs', { n: campaign.brandJobs })}</span>
            </p>
            <AgencyLine agency={campaign.brand.agency} className="mt-1" />
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
              {(closes || campaign.status === 'closed') && (
                <span className="flex items-center gap-1.5">
                  <Icon name="clock" />
                  {closes ? t('closes', { date: formatDate(lang, closes) }) : t('closed')}
                </span>
              )}
              <span className="flex items-center gap-1.5">
                <Icon name="users" />
                {full ? t('full') : t('slotsLeft', { n: campaign.slotsLeft, total: campaign.slots })}
              </span>
              {campaign.match?.matched && (
                <span className="flex items-center gap-1.5 font-semibold text-positive">
                  <Icon name="seal-check-fill" />
                  {t('match', { n: campaign.match.score })}
                </span>
              )}
            </p>
            {share && (
              <ShareButton
                size="sm"
                variant="secondary"
                className="mt-3"
                icon={<Icon name="share-network" />}
                label={t('share')}
                copied={t('shared')}
                url={share}
                text={t('shareText', { title, brand: campaign.brand.name, price: formatBahtShort(campaign.price) })}
              />
            )}
          </div>
          <div className="grid gap-8">
            {!campaign.open && (
              <Callout tone="quiet" icon="prohibit" title={full ? t('fullTitle') : t('closedTitle')}>
                {t('closedNote')}
              </Callout>
            )}
            <FullBrief of={campaign} view={brief} />
            <WhoFits of={campaign} />
          </div>
        </div>
        <aside className={cx('mt-8 lg:mt-0', phoneAct && 'pb-20 lg:pb-0')}>
          <div className="grid gap-4 lg:sticky lg:top-6">
            <MarketerRecord record={record} />
            <div id="act" className="scroll-mt-4 rounded-card bg-surface p-5 inset-ring inset-ring-line lg:order-first">
              <PayReceipt pay={campaign.pay} />
              <div className="mt-4">{act}</div>
            </div>
          </div>
        </aside>
      </div>
      {phoneAct && (
        <div
          className={cx(
            'fixed inset-x-0 z-20 flex items-center gap-4 border-t border-line bg-canvas px-4 py-2.5 lg:hidden',
            overTabs
              ? 'bottom-[calc(64px+env(safe-area-inset-bottom))]'
              : 'bottom-0 pb-[calc(10px+env(safe-area-inset-bottom))]',
          )}
        >
          <p className="min-w-0 text-xs text-ink-2">
            {t('net')}
            <span className="nb block text-lg leading-tight font-title text-ink">{shortPay(campaign.pay)}</span>
          </p>
          <ButtonLink href="#act" className="flex-1">
            {phoneAct}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
