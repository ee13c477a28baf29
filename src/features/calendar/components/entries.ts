import { dayOf } from '../../../core/calendar.ts'
import { formatTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { jobHref } from '../../jobs/components/job-rows.tsx'
import { useJobWords } from '../../jobs/components/state-words.ts'
import { titleOf } from '../../jobs/components/use-campaign-words.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'
import type { CalendarMonth } from '../contract.ts'
import { calendarText } from '../text/index.ts'

export interface Entry {
  key: string
  day: string
  /** Empty if it lasts until the end of the day. */
  time: string
  href: string
  what: string
  campaign: string
  /** Who has to act: the marketer (`yours`) or somebody else (`creators`). `campaign`: a date of a campaign. */
  of: 'yours' | 'creators' | 'campaign'
}

/** Everything that is due in a month, grouped by day. */
export function useEntries({ jobs, campaigns }: CalendarMonth): ReadonlyMap<string, Entry[]> {
  const t = useText(calendarText)
  const lang = useLang()
  const acts = useText(jobActsText)
  const { word } = useJobWords('marketer')
  const base = `/${lang}/Marketer/manageCampaign`
  const entries: Entry[] = [
    ...jobs.flatMap((job): Entry[] =>
      job.dueAt === null
        ? []
        : [
            {
              key: job.id,
              day: dayOf(new Date(job.dueAt)),
              time: formatTime(lang, job.dueAt),
              href: jobHref(lang, 'marketer', job),
              what: t('of', { what: job.stage === 'ship' ? acts('ship') : word(job), creator: job.creator.name }),
              campaign: titleOf(lang, job.campaign),
              of: job.act === 'marketer' ? 'yours' : 'creators',
            },
          ],
    ),
    ...campaigns.map(
      ({ day, kind, campaign }): Entry => ({
        key: `${campaign.id}-${kind}`,
        day,
        time: '',
        href: `${base}/${campaign.id}?tab=brief`,
        what: t(kind),
        campaign: titleOf(lang, campaign),
        of: 'campaign',
      }),
    ),
  ]
  const byDay = new Map<string, Entry[]>()
  for (const entry of entries) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry])
  return byDay
}
