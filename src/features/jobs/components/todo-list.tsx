import type { ReactNode } from 'react'
import { formatBaht, formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { Job } from '../contract.ts'
import { jobPageText } from '../text/job/index.ts'
import { jobTermsText } from '../text/terms/index.ts'
import { useCampaignWords } from './use-campaign-words.ts'

function Line({ icon, title, note }: { icon: ReactNode; title: ReactNode; note?: ReactNode }) {
  return (
    <li className="flex gap-3.5 border-t border-line py-3">
      <span className="mt-0.5 text-[22px] text-ink-2">{icon}</span>
      <span className="min-w-0">
        <span className="block leading-normal font-medium">{title}</span>
        {note && <span className="block text-xs text-ink-2">{note}</span>}
      </span>
    </li>
  )
}

const START_ICONS: Record<Job['campaign']['reviewOption'], IconName> = {
  shipping: 'truck',
  'buy order': 'shopping-cart-simple',
  'buy product': 'receipt',
  photo: 'image',
  invite: 'map-pin',
}

function Dates({ campaign }: Pick<Job, 'campaign'>) {
  const lang = useLang()
  const t = useText(jobPageText)
  const draft = campaign.draftBy && formatCalendarDay(lang, campaign.draftBy)
  const last = campaign.postBy && formatCalendarDay(lang, campaign.postBy)
  const first = campaign.postFrom && formatCalendarDay(lang, campaign.postFrom)
  const post = first && last ? t('postWindow', { first, last }) : last
  if (draft && post) return t('dates', { draft, post })
  if (draft) return t('draftBy', { draft })
  return post ? t('postBy', { post }) : t('datesOpen')
}

const RIGHTS = ['creator_only', 'brand_social', 'brand_ads', 'all_media'] as const
const isRight = (code: string): code is (typeof RIGHTS)[number] => (RIGHTS as readonly string[]).includes(code)

/** What the creator takes on: post, how it starts, the days, the rights. */
export function TodoList({ job, cap }: { job: Job; cap: number }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const terms = useText(jobTermsText)
  const { post, platform } = useCampaignWords()
  const { campaign, channel } = job
  const option = campaign.reviewOption
  const { usageEndsOn, usageRights } = campaign
  const startNote = terms(`${option}Note`, {
    cap: formatBaht(cap),
    venue: campaign.venue,
    days: job.terms.shipDays,
  })
  return (
    <ul>
      <Line
        icon={<PlatformIcon platform={channel.type} />}
        title={post(job)}
        note={t('onChannel', { platform: platform(channel), handle: channel.handle })}
      />
      <Line icon={<Icon name={START_ICONS[option]} />} title={terms(option)} note={startNote} />
      {job.start.visitAt && (
        <Line
          icon={<Icon name="calendar-check" />}
          title={t('visitBooked')}
          note={formatDateTime(lang, job.start.visitAt)}
        />
      )}
      <Line
        icon={<Icon name="calendar-blank" />}
        title={<Dates campaign={campaign} />}
        note={t('fixes', { n: job.draft.included })}
      />
      {isRight(usageRights) && (
        <Line
          icon={<Icon name="copyright" />}
          title={usageEndsOn ? t('rights', { date: formatCalendarDay(lang, usageEndsOn) }) : t('rightsOpen')}
          note={terms(usageRights)}
        />
      )}
    </ul>
  )
}
