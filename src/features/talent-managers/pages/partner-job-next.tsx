import { useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { loadManagedJobs } from '../components/load-jobs.ts'
import { ManagedJobRow } from '../components/managed-rows.tsx'
import { talentManagersText } from '../text/index.ts'

export { loadManagedJobs as loader }

/** Jobs that need an action of the manager, nearest deadline first; each links to its page. */
export default function PartnerJobNext() {
  const { data: jobs, next, now } = useLoaderData<typeof loadManagedJobs>()
  const t = useText(talentManagersText)
  const lang = useLang()
  const all = (
    <ButtonLink href={`/${lang}/Influencer/partnerJobList?filter=in_progress`} variant="secondary">
      {t('allJobs')}
    </ButtonLink>
  )
  return (
    <>
      <PageHead title={t('toWaiting')} acts={all} />
      {jobs.length === 0 ? (
        <EmptyState drawing="done" title={t('noneWaiting')} note={t('noneWaitingNote')} />
      ) : (
        jobs.map((job, i) => <ManagedJobRow key={job.id} job={job} now={now} first={i === 0} named />)
      )}
      {next && <MoreLink href={pathWithQuery('', { after: next })}>{t('more')}</MoreLink>}
    </>
  )
}
