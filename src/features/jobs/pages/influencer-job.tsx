import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { defineActions } from '../../../web/actions.ts'
import { InvitedJob } from '../../applications/components/invited-job.tsx'
import { PaidJob } from '../../settlement/components/paid-job.tsx'
import { ActKeysProvider } from '../components/act-form.tsx'
import { influencerJobActs } from '../components/actions.ts'
import { DoneNote } from '../components/done-note.tsx'
import { InfluencerWaysOut } from '../components/influencer-ways-out.tsx'
import { BrandLogo } from '../components/job-pictures.tsx'
import { loadJob } from '../components/load-job.ts'
import { Messages } from '../components/messages.tsx'
import { RunningJob } from '../components/running-job.tsx'
import { useCampaignWords } from '../components/use-campaign-words.ts'
import { jobPageText } from '../text/job/index.ts'

export const loader = (args: LoaderFunctionArgs) => loadJob(args, args.params.id ?? '')

export const action = defineActions(influencerJobActs)
export { clientAction } from '../../../web/client-action.ts'

/** A creator's job in every state: the offer, the work, the pay, and how it ended otherwise. */
export default function InfluencerJob() {
  const { job, brief, messages, next, keys, now } = useLoaderData<typeof loader>()
  const lang = useLang()
  const t = useText(jobPageText)
  const { title } = useCampaignWords()
  const back = { href: `/${lang}/Influencer/brandJob`, label: t('back') }
  const invited = job.offers.includes('accept')
  const earned = job.creatorMoney?.booked === true && job.creatorMoney.net > 0
  const paid = job.status === 'COMPLETED' || (job.status === 'CANCEL' && earned)
  return (
    <ActKeysProvider value={keys}>
      <div className="grid gap-6">
        <DoneNote />
        {invited ? (
          <InvitedJob job={job} brief={brief} now={now} back={back} />
        ) : (
          <>
            <div className="lg:pr-[var(--tools,0px)]">
              <BackLink href={back.href}>{back.label}</BackLink>
              <h1 className="mt-1 text-2xl">{title(job.campaign)}</h1>
              <p className="mt-1 flex items-center gap-2 text-sm text-ink-2">
                <BrandLogo brand={job.brand} />
                {job.brand.name}
              </p>
            </div>
            {paid ? <PaidJob job={job} /> : <RunningJob job={job} brief={brief} now={now} />}
          </>
        )}
        <div className="max-w-[680px]">
          <Messages jobId={job.id} messages={messages} next={next} />
        </div>
        <InfluencerWaysOut job={job} />
      </div>
    </ActKeysProvider>
  )
}
