import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BrandMark } from '../../../ui/art/brand-mark.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { useHasPermission } from '../../../web/permissions.ts'
import { useViewer } from '../../../web/use-viewer.ts'
import { findHref } from '../../influencer-search/components/find-address.ts'
import { briefFilters } from '../../influencer-search/rules/filters.ts'
import type { Campaign, CampaignStatus } from '../contract.ts'
import { closingDay } from '../rules/closing-day.ts'
import { isDraft } from '../rules/editing.ts'
import { manageText } from '../text/manage.ts'
import { marketText } from '../text/market.ts'

export const CAMPAIGN_TABS = ['applicants', 'jobs', 'brief', 'results', 'money'] as const
export type CampaignTab = (typeof CAMPAIGN_TABS)[number]

/** Before it is published, a campaign has only its brief and the targets for its results. */
export const tabsOf = ({ publishedAt }: Pick<Campaign, 'publishedAt'>): readonly CampaignTab[] =>
  publishedAt === null ? ['brief', 'results'] : CAMPAIGN_TABS

const BADGES: Record<CampaignStatus, [Tone, IconName]> = {
  draft: ['neutral', 'pencil-simple-line-bold'],
  review: ['notice', 'hourglass-medium-bold'],
  sent_back: ['critical', 'arrow-counter-clockwise-bold'],
  live: ['positive', 'broadcast-bold'],
  closed: ['neutral', 'x-circle-bold'],
}

/** The status as text, with its tone and icon. */
export function CampaignBadge({ status, paused }: { status: CampaignStatus; paused: boolean }) {
  const t = useText(manageText)
  if (status === 'live' && paused)
    return (
      <Badge tone="notice" icon="pause-circle-bold">
        {t('paused')}
      </Badge>
    )
  const [tone, icon] = BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}

interface ConfirmFormProps {
  intent: string
  label: string
  title: string
  note: string
}

/** An irreversible action with a confirmation. Hidden from members without the permission. */
function ConfirmForm({ intent, label, title, note }: ConfirmFormProps) {
  if (!useHasPermission()) return null
  return (
    <details className="relative" data-unprinted="">
      <summary className="hit flex min-h-9 cursor-pointer list-none items-center rounded-full bg-critical-bg px-3.5 text-sm font-semibold text-critical">
        {label}
      </summary>
      <ActionForm
        intent={intent}
        summary={false}
        className="absolute right-0 z-20 mt-1.5 w-72 rounded-card bg-overlay p-4 shadow-float inset-ring inset-ring-line"
      >
        <p className="font-semibold">{title}</p>
        <p className="mt-1 mb-3 text-sm text-ink-2">{note}</p>
        <SubmitButton variant="danger" size="sm" wide>
          {label}
        </SubmitButton>
      </ActionForm>
    </details>
  )
}

function Acts({ campaign }: { campaign: Campaign }) {
  const t = useText(manageText)
  const lang = useLang()
  const live = campaign.status === 'live'
  const takesApplications = campaign.kind === 'public'
  return (
    <>
      {live && takesApplications && (
        <ButtonLink href={`/${lang}/jobMarketBoard/${campaign.id}`} variant="text" size="sm">
          {t('view')}
        </ButtonLink>
      )}
      <ActionForm intent="duplicate" summary={false}>
        <SubmitButton variant="secondary" size="sm">
          {t('duplicate')}
        </SubmitButton>
      </ActionForm>
      {live && (takesApplications || campaign.paused) && (
        <ActionForm intent={campaign.paused ? 'resume' : 'pause'} summary={false}>
          <SubmitButton variant="secondary" size="sm">
            {campaign.paused ? t('resume') : t('pause')}
          </SubmitButton>
        </ActionForm>
      )}
      {live && (
        <ConfirmForm
          intent="close"
          label={t('close')}
          title={t('closeTitle')}
          note={t(takesApplications ? 'closeNote' : 'closeNoteInvite')}
        />
      )}
      {isDraft(campaign.status) && (
        <ConfirmForm intent="remove" label={t('deleteDraft')} title={t('deleteTitle')} note={t('deleteNote')} />
      )}
    </>
  )
}

/** URL of a tab of a campaign. */
const tabHref = (base: string, id: string, tab: CampaignTab): string =>
  `${base}/${id}${tab === 'brief' ? '' : '/applicants'}?tab=${tab}`

/** Header of a campaign: title, status and tabs; on the brief tab also the actions. */
export function CampaignHead({
  campaign,
  tab,
  counts = {},
}: {
  campaign: Campaign
  tab: CampaignTab
  counts?: Partial<Record<CampaignTab, number>>
}) {
  const t = useText(manageText)
  const m = useText(marketText)
  const lang = useLang()
  const base = `/${lang}/Marketer/manageCampaign`
  const limited = useViewer()?.limited ?? false
  const left = Math.max(0, campaign.slots - campaign.slotsTaken)
  const closes = closingDay(campaign)
  return (
    <>
      <PageHead
        above={<BackLink href={base}>{t('back')}</BackLink>}
        title={(lang === 'en' && campaign.titleEn) || campaign.title || t('untitled')}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CampaignBadge status={campaign.status} paused={campaign.paused} />
            {campaign.brand.agency && (
              <span className="flex items-center gap-1.5">
                <BrandMark
                  name={campaign.brand.name}
                  src={campaign.brand.avatarFileId && `/media/${campaign.brand.avatarFileId}`}
                  size={20}
                />
                {campaign.brand.name}
              </span>
            )}
            {tab !== 'brief' && <span>{m('slotsLeft', { n: left, total: campaign.slots })}</span>}
            {closes && <span>{m('closes', { date: formatDate(lang, closes) })}</span>}
          </span>
        }
        acts={
          tab === 'brief' ? (
            <Acts campaign={campaign} />
          ) : (
            campaign.status === 'live' &&
            left > 0 &&
            !limited && (
              <ButtonLink
                href={findHref(`/${lang}/Marketer/findInfluencer`, {
                  ...briefFilters(campaign.criteria, campaign.channelType),
                  campaign: campaign.id,
                })}
                variant="secondary"
                size="sm"
                icon={<Icon name="magnifying-glass" />}
              >
                {t('findInfluencers')}
              </ButtonLink>
            )
          )
        }
      />
      <Tabs
        label={t('tabs')}
        className="mb-5"
        tabs={tabsOf(campaign).map((name) => ({
          href: tabHref(base, campaign.id, name),
          label: t(`tab_${name}`),
          ...(counts[name] !== undefined && { count: counts[name] }),
          current: name === tab,
        }))}
      />
    </>
  )
}
