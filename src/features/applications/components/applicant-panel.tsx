import type { ReactNode } from 'react'
import { formatAmount, formatCompact, formatPercent } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { UserText } from '../../../ui/phrases.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { Receipt, type ReceiptRow } from '../../../ui/receipt.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { SubmitButton } from '../../../web/action-form.tsx'
import { IncludedRevisions } from '../../campaigns/components/included-revisions.tsx'
import { BlockLink } from '../../influencer-blocks/components/block-link.tsx'
import { ActForm } from '../../jobs/components/act-form.tsx'
import { InfluencerAvatar } from '../../jobs/components/job-pictures.tsx'
import type { JobRow } from '../../jobs/contract.ts'
import { jobActsText } from '../../jobs/text/acts/index.ts'
import { RatingMark, useTrackWords } from '../../reviews/components/rating-mark.tsx'
import { rateOf } from '../../settlement/components/receipts.tsx'
import { LimitNote } from '../../teams/components/limit-note.tsx'
import type { OwnLimit } from '../../teams/shapes.ts'
import { holdAmountsOf } from '../rules/bulk-hold.ts'
import { applicantsText } from '../text/index.ts'
import { CounterOfferAnswer } from './counter-offer.tsx'
import { useMatchWords } from './use-match-words.ts'

/** Followers and engagement, such as `48.2K · ER 4.9%`. Leaves out figures that the channel does not have. */
export function figuresOf({ channel }: Pick<JobRow, 'channel'>): string {
  return [
    channel.followers === null ? null : formatCompact(channel.followers),
    channel.engagementBps === null ? null : `ER ${formatPercent(channel.engagementBps)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

type HeldJob = Pick<JobRow, 'price' | 'asked' | 'fee' | 'toHold' | 'fundedBy'>

/**
 * What accepting an applicant puts on hold: pay, fee and the maximum reimbursement, or one job of the package. `held`:
 * credits that are already on hold for the job.
 */
export function HoldReceipt({ job, held = 0 }: { job: HeldJob; held?: number }) {
  const t = useText(applicantsText)
  const { price, fee, reimbursement: cap, credits: total, units } = holdAmountsOf(job)
  const credits = units === 0
  const rows: ReceiptRow[] = credits
    ? [
        { label: t('jobPay'), value: formatAmount(price) },
        { label: t('serviceFee', { percent: formatPercent(rateOf(fee, price)) }), value: formatAmount(fee) },
      ]
    : [{ label: t('jobPay'), value: formatAmount(price) }]
  if (cap > 0) rows.push({ label: t('reimbursementCap'), value: formatAmount(cap) })
  const note = (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="lock-key" />
      {t(cap > 0 ? 'holdNoteGoods' : 'holdNote')}
    </span>
  )
  if (held > 0) rows.push({ label: t('alreadyHeld'), value: formatAmount(-held), ruled: true })
  const ofPackage = !credits && total === 0
  const label = held === 0 ? 'holdTotal' : total < held ? 'holdLess' : 'holdMore'
  if (!credits) rows.push({ label: t('packageJob'), value: t('holdPackage') })
  if (ofPackage) return <Receipt rows={rows} />
  return <Receipt rows={rows} total={{ label: t(label), value: formatAmount(Math.abs(total - held)), note }} />
}

/** Keeps the buttons visible at the bottom of a panel that is higher than the viewport. */
const PINNED =
  'bg-surface pt-3 xl:sticky xl:-bottom-5 xl:-mx-5 xl:-mb-5 xl:rounded-b-card xl:border xl:border-line xl:px-5 xl:pb-5'

/** Buttons to accept, labelled with the amount, and to decline. `open`: the campaign is live and has a free slot. */
export function ApplicantActs({ job, open }: { job: JobRow; open: boolean }) {
  const t = useText(jobActsText)
  const matched = job.status === 'MATCHED'
  return (
    <div className={cx('flex flex-wrap-reverse gap-2.5', PINNED)}>
      {matched && (
        <ActForm act="decline" target={job.id} className="grow">
          <SubmitButton variant="secondary" size="lg" wide>
            {t('declinePerson')}
          </SubmitButton>
        </ActForm>
      )}
      {matched && open && job.asked === null && (
        <ActForm act="accept" target={job.id} hidden={{ toHold: String(job.toHold ?? 0) }} className="grow-99 basis-75">
          <SubmitButton size="lg" wide>
            {job.toHold
              ? t('acceptAndHold', { name: job.creator.name, amount: formatAmount(job.toHold) })
              : t('acceptPerson', { name: job.creator.name })}
          </SubmitButton>
        </ActForm>
      )}
    </div>
  )
}

/** Lets the marketer invite an applicant who misses a requirement. The button shows the amount. */
function InviteAnyway({ job, open, why, limit }: Pick<ApplicantPanelProps, 'job' | 'open' | 'why' | 'limit'>) {
  const t = useText(applicantsText)
  const acts = useText(jobActsText)
  const { name } = job.creator
  return (
    <>
      <div className="grid gap-3 border-t border-line pt-3">
        <Callout title={t('missing')}>{t('inviteAnyway', { name })}</Callout>
        <HoldReceipt job={job} />
        <IncludedRevisions />
        {why && <p className="text-sm text-notice">{why}</p>}
        <LimitNote limit={limit} amount={job.toHold ?? 0} />
      </div>
      {open && (
        <ActForm
          act="invite"
          target={job.id}
          hidden={{ channel: job.channel.id, toHold: String(job.toHold ?? 0) }}
          className={PINNED}
        >
          <SubmitButton size="lg" wide>
            {job.toHold ? acts('inviteAndHold', { amount: formatAmount(job.toHold) }) : acts('invitePerson', { name })}
          </SubmitButton>
        </ActForm>
      )}
    </>
  )
}

/** A note that approval of the hold was requested, with a link to the request. */
function ApprovalNote() {
  const t = useText(applicantsText)
  const lang = useLang()
  return (
    <div className="mt-3">
      <Callout icon="hourglass-medium" title={t('waitingApproval')}>
        {t('waitingApprovalNote')}{' '}
        <TextLink href={`/${lang}/Marketer/team`} className="hit">
          {t('seeRequest')}
        </TextLink>
      </Callout>
    </div>
  )
}

export interface ApplicantPanelProps {
  job: JobRow
  /** The campaign is live and has a free slot. */
  open: boolean
  why: string | null
  /** A team member has requested approval to accept this applicant. */
  waiting: boolean
  /** The viewer's own limit for holds, if there is one. */
  limit: OwnLimit | null
  /** Posts and audience, for an influencer who is listed in the search. */
  glance?: ReactNode
}

/** The selected applicant in full: figures, match reasons, note, hold, accept and decline. */
export function ApplicantPanel({ job, open, why, waiting, limit, glance }: ApplicantPanelProps) {
  const t = useText(applicantsText)
  const reasonWords = useMatchWords()
  const track = useTrackWords()
  const figures = figuresOf(job)
  return (
    <article aria-label={job.creator.name} className="grid gap-4">
      <div className="flex items-center gap-3.5">
        <InfluencerAvatar job={job} size={64} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg tracking-normal">
            <UserText>{job.creator.name}</UserText>
          </h2>
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
            <PlatformIcon platform={job.channel.type} />
            {figures}
          </p>
        </div>
        <ScoreRing score={job.match.score} label={t('scoreOf', { score: job.match.score })} size={56} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge tone="positive" icon="seal-check-bold">
          {t('proven')}
        </Badge>
        <Badge>{track(job.creator.reliability, (n) => t('finished', { n }))}</Badge>
        <RatingMark rating={job.creator.rating} />
        <TextLink href={job.channel.url} reload target="_blank" rel="noopener nofollow" className="hit text-sm">
          {t('openChannel')} {job.channel.handle}
        </TextLink>
        <BlockLink id={job.creator.id} name={job.creator.name} />
      </div>
      {glance}
      <Reasons reasons={reasonWords(job.match.reasons).slice(0, 6)} />
      {job.note && (
        <Callout tone="quiet" icon="chat-circle-text" title={t('words')}>
          <span className="whitespace-pre-line">“{job.note}”</span>
        </Callout>
      )}
      {job.status === 'MISMATCHED' && <InviteAnyway job={job} open={open} why={why} limit={limit} />}
      {job.status === 'MATCHED' && (
        <div className="border-t border-line pt-3">
          <HoldReceipt job={job} />
          <IncludedRevisions />
          {why && <p className="text-sm text-notice">{why}</p>}
          {waiting ? <ApprovalNote /> : <LimitNote limit={limit} amount={job.toHold ?? 0} />}
          <CounterOfferAnswer job={job} open={open} />
        </div>
      )}
      {job.status === 'MATCHED' && <ApplicantActs job={job} open={open} />}
    </article>
  )
}
