import { formatBaht, formatBahtShort } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Phrases, UserText } from '../../../ui/phrases.tsx'
import { InfluencerAvatar, JobThumb } from '../../jobs/components/job-pictures.tsx'
import { JobTimeLeft, useActWords } from '../../jobs/components/job-rows.tsx'
import { JobStateBadge } from '../../jobs/components/job-state-badge.tsx'
import { useCampaignWords } from '../../jobs/components/use-campaign-words.ts'
import type { ManagedJob } from '../contract.ts'
import { talentManagersText } from '../text/index.ts'
import { profileHref } from './profile-href.ts'

interface RowProps {
  job: ManagedJob
  now: number
  /** This row has the page's primary button. */
  first?: boolean
  /** Shows the creator's name, for lists with jobs of several creators. */
  named?: boolean
}

/** A job of a partner: the next action, and what the manager gets after tax. */
export function ManagedJobRow({ job, now, first, named }: RowProps) {
  const lang = useLang()
  const t = useText(talentManagersText)
  const { title } = useCampaignWords()
  const actWord = useActWords('influencer')
  const href = `/${lang}/Influencer/partnerJob/${job.id}`
  const mine = job.act === 'influencer'
  return (
    <ListRow
      href={href}
      lead={<JobThumb campaign={job.campaign} />}
      above={
        <>
          <JobStateBadge side="influencer" job={job} managed />
          {mine && <JobTimeLeft job={job} now={now} />}
        </>
      }
      title={title(job.campaign)}
      note={
        <>
          <Phrases>
            {[named && job.creator.name, job.brand.name, t('payOf', { amount: formatBahtShort(job.price) })]
              .filter(Boolean)
              .join(' · ')}
          </Phrases>
          <span className="block">
            {t('yours')} <span className="font-semibold text-ink">{formatBaht(job.managerNet)}</span>
          </span>
        </>
      }
      end={
        mine ? (
          <ButtonLink href={href} size="sm" variant={first ? 'primary' : 'secondary'}>
            {actWord(job.stage)}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}

/** Jobs grouped by creator, in the order of each creator's first job. */
export function JobsByInfluencer({ jobs, now }: { jobs: readonly ManagedJob[]; now: number }) {
  const lang = useLang()
  const t = useText(talentManagersText)
  const influencers = [...new Set(jobs.map((job) => job.creator.id))]
  return (
    <div className="grid gap-7">
      {influencers.map((id, g) => {
        const group = jobs.filter((one) => one.creator.id === id)
        const [job] = group
        if (!job) return null
        return (
          <section key={id} aria-label={job.creator.name}>
            <h2 className="flex items-center gap-3 pb-3 text-base tracking-normal">
              <InfluencerAvatar job={job} size={44} />
              <span>
                <Link href={profileHref(lang, { partnerId: id })} className="hit">
                  <UserText>{job.creator.name}</UserText>
                </Link>
                <span className="block text-xs font-normal text-ink-2">{t('jobsCount', { n: group.length })}</span>
              </span>
            </h2>
            {group.map((one, i) => (
              <ManagedJobRow key={one.id} job={one} now={now} first={g === 0 && i === 0} />
            ))}
          </section>
        )
      })}
    </div>
  )
}
