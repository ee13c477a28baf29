import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Awning } from '../../../ui/awning.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { IconLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Countdown } from '../../../ui/countdown.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { Phrases } from '../../../ui/phrases.tsx'
import { PriceTag } from '../../../ui/price-tag.tsx'
import { AgencyLine } from '../../agency-brands/components/agency-line.tsx'
import type { BriefView } from '../../campaigns/brief/view.ts'
import { AnswerBar, VariantField, VisitFields } from '../../jobs/components/influencer-main-act.tsx'
import { JobDescription, JobTerms } from '../../jobs/components/job-brief.tsx'
import { BrandLogo, JobCover } from '../../jobs/components/job-pictures.tsx'
import { JobStateBadge } from '../../jobs/components/job-state-badge.tsx'
import { displayStateOf } from '../../jobs/components/state-words.ts'
import { useCampaignWords } from '../../jobs/components/use-campaign-words.ts'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { JobMoney } from '../../settlement/components/shared-money.tsx'
import { CounterOfferNote, CounterOfferPanel } from './counter-offer.tsx'
import { useMatchWords } from './use-match-words.ts'

/** Cover image with awning and price, badge, title, brand, and the time left to answer. */
function OfferHead({ job, now, back }: { job: Job; now: number; back: { href: string; label: string } }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const { title } = useCampaignWords()
  const { timeline } = job
  const marketerAnswers = timeline?.act === 'marketer'
  return (
    <div className="order-1 grid gap-4">
      <div className="max-lg:hidden">
        <BackLink href={back.href}>{back.label}</BackLink>
      </div>
      <div className="relative overflow-hidden rounded-card max-lg:-mx-(--gutter) max-lg:rounded-none">
        <div className="aspect-[16/10] lg:aspect-[16/7]">
          <JobCover campaign={job.campaign} eager />
        </div>
        <div className="absolute inset-x-0 top-0">
          <Awning scallop={36} />
        </div>
        <IconLink
          href={back.href}
          label={back.label}
          icon={<Icon name="arrow-left" />}
          className="absolute! top-3 left-3 bg-white text-(--stone-900) lg:hidden"
        />
        <div className="absolute bottom-4 left-0">
          <PriceTag satang={job.price} />
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <JobStateBadge side="influencer" job={{ ...job, ...displayStateOf(job) }} />
          <span className="text-sm text-ink-2">
            {job.partnerMoney
              ? t('matchOfPartner', { name: job.creator.name, n: job.match.score })
              : t('matchOf', { n: job.match.score })}
          </span>
        </div>
        <h1 className="text-2xl">
          <Phrases>{title(job.campaign)}</Phrases>
        </h1>
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <BrandLogo brand={job.brand} />
          {job.brand.name}
        </p>
        <AgencyLine agency={job.brand.agency} />
      </div>
      {timeline && (
        <Countdown
          due={timeline.dueAt}
          now={now}
          title={t(marketerAnswers ? 'brandReplyIn' : 'replyIn', { clock: '{clock}' })}
          note={t(marketerAnswers ? 'brandReplyNote' : 'replyNote', {
            due: formatDateTime(lang, timeline.dueAt),
            price: formatBaht(job.price),
          })}
        />
      )}
    </div>
  )
}

/** The marketer's note, and why the channel matches. */
export function MatchAndNote({ job, noteTitle }: { job: Job; noteTitle: string }) {
  const t = useText(jobPageText)
  const reasonWords = useMatchWords()
  const reasons = reasonWords(job.match.reasons)
  return (
    <>
      {job.note && (
        <Callout tone="quiet" icon="chat-circle-text" title={noteTitle}>
          <span className="whitespace-pre-line">{job.note}</span>
        </Callout>
      )}
      {reasons.length > 0 && (
        <section>
          <SectionHead title={t(job.match.matched ? 'matchTitle' : 'mismatchTitle')} />
          <Reasons reasons={reasons} />
        </section>
      )}
    </>
  )
}

/** An invitation: price, time left to answer, pay down to the net amount, tasks, brief, and the buttons to answer. */
export function InvitedJob({
  job,
  brief,
  now,
  back,
}: {
  job: Job
  brief: BriefView
  now: number
  back: { href: string; label: string }
}) {
  const t = useText(jobPageText)
  const words = job.partnerMoney ? t('partnerWords', { name: job.creator.name }) : t('noteToBrand')
  const money = job.creatorMoney
  return (
    <div className="flex flex-col gap-6 [reading-flow:flex-visual] lg:grid lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-8">
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-6">
        <OfferHead job={job} now={now} back={back} />
        {job.offer !== 'none' && (
          <div className="order-1">
            <CounterOfferNote job={job} />
          </div>
        )}
        <div className="order-3 grid gap-6">
          <JobTerms job={job} brief={brief} />
          {job.campaign.reviewOption === 'shipping' &&
            job.campaign.productVariants.length > 0 &&
            job.offers.includes('accept') && <VariantField variants={job.campaign.productVariants} />}
          {job.campaign.reviewOption === 'invite' && job.offers.includes('accept') && <VisitFields />}
          <MatchAndNote job={job} noteTitle={job.source === 'invite' ? t('invitation') : words} />
          <JobDescription job={job} brief={brief} />
        </div>
      </div>
      <div className="contents lg:sticky lg:top-6 lg:mt-14 lg:flex lg:flex-col lg:gap-4">
        {money && (
          <Card pad={16} className="order-2">
            <JobMoney job={job} held />
          </Card>
        )}
        <AnswerBar job={job} />
        <CounterOfferPanel job={job} />
      </div>
    </div>
  )
}
