import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { Call } from '../../../web/page.ts'
import { contract, type ManagedJob } from '../contract.ts'
import { talentManagersText } from '../text/index.ts'
import { ManagedJobRow } from './managed-rows.tsx'

const SHOWN = 3

export interface ManagerSummary {
  active: number
  invited: number
  running: number
  /** Jobs that need an action of the manager: their number, and those with the nearest deadlines. */
  waiting: number
  nearest: readonly ManagedJob[]
}

/** Summary of the creators for a talent manager's dashboard. */
export async function loadManagerSummary(call: Call, uuid: string): Promise<ManagerSummary> {
  const [friends, waiting] = await Promise.all([
    call(contract.friends, { params: { a: uuid, b: 'active' }, query: { limit: 1 } }),
    call(contract.jobs, { params: { id: uuid, x: 'all', y: 'all' }, query: { filter: 'waiting', limit: SHOWN } }),
  ])
  return {
    active: friends.counts.active ?? 0,
    invited: friends.counts.invited ?? 0,
    running: friends.running.jobs,
    waiting: waiting.counts.waiting ?? 0,
    nearest: waiting.data,
  }
}

/** Card for a talent manager's dashboard: creators, jobs that need an action, invitations. */
export function ManagerCard({ summary, now }: { summary: ManagerSummary; now: number }) {
  const t = useText(talentManagersText)
  const lang = useLang()
  const base = `/${lang}/Influencer`
  const { active, invited, running, waiting, nearest } = summary
  const facts = [
    t('cardCreators', { n: active }),
    t('cardRunning', { n: running }),
    ...(invited > 0 ? [t('cardInvited', { n: invited })] : []),
  ]
  return (
    <section>
      <SectionHead
        title={t('title')}
        note={facts.join(' · ')}
        link={{ href: `${base}/partnerFriend`, label: t('cardAll') }}
      />
      {active === 0 && invited === 0 ? (
        <ButtonLink href={`${base}/partnerFriend/new`} variant="secondary">
          {t('invite')}
        </ButtonLink>
      ) : nearest.length === 0 ? (
        <p className="text-sm text-ink-2">{t('noneWaiting')}</p>
      ) : (
        <>
          {nearest.map((job) => (
            <ManagedJobRow key={job.id} job={job} now={now} named />
          ))}
          {waiting > nearest.length && (
            <ButtonLink href={`${base}/partnerJobList`} variant="text" wide>
              {t('waitingJobs', { n: waiting })}
            </ButtonLink>
          )}
        </>
      )}
    </section>
  )
}
