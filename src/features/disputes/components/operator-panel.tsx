import type { ComponentProps } from 'react'
import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Accordion } from '../../../ui/accordion.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ApprovalCard } from '../../approvals/components/approval-card.tsx'
import type { Approval } from '../../approvals/shapes.ts'
import type { BriefView } from '../../campaigns/brief/view.ts'
import { AttachmentList } from '../../deliverables/components/attachments.tsx'
import { InsightNumbers, PostList } from '../../deliverables/components/posts.tsx'
import { DisputeNotice } from '../../jobs/components/dispute-notice.tsx'
import { JobDescription, JobTerms } from '../../jobs/components/job-brief.tsx'
import { JobStateBadge } from '../../jobs/components/job-state-badge.tsx'
import { StartFacts } from '../../jobs/components/start-facts.tsx'
import { displayStateOf } from '../../jobs/components/state-words.ts'
import { useCampaignWords } from '../../jobs/components/use-campaign-words.ts'
import type { Job, JobMessage } from '../../jobs/contract.ts'
import { isShownStep, stepTextKey } from '../../jobs/rules/conversation-steps.ts'
import { inboxText } from '../../jobs/text/inbox/index.ts'
import { jobTermsText } from '../../jobs/text/terms/index.ts'
import { MarketerReceipt } from '../../settlement/components/receipts.tsx'
import { operatorJobText } from '../text/index.ts'
import { DecideForm, PassForm, ReasonForm } from './operator-forms.tsx'

const WHO = { influencer: 'creatorWho', marketer: 'brandWho', operator: 'operatorWho', system: 'systemWho' } as const

function Talk({ messages }: { messages: readonly JobMessage[] }) {
  const lang = useLang()
  const t = useText(inboxText)
  if (messages.length === 0) return null
  return (
    <section>
      <SectionHead title={t('messages')} />
      <ul className="grid gap-2.5 text-sm">
        {[...messages].reverse().map((message) => (
          <li key={message.id}>
            <span className="block text-xs text-ink-2">
              {message.name} · {formatDateTime(lang, message.createdAt)}
            </span>
            {message.text}
            {message.file && (
              <TextLink href={message.file.url} reload target="_blank" className="block break-all">
                {message.file.name}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What happened, as the conversation says it; steps that it leaves out have words for operators. */
function useEventWords() {
  const t = useText(operatorJobText)
  const steps = useText(inboxText)
  return ({ event, actor, data }: Job['history'][number]): string => {
    if (!isShownStep(event)) return t(`event_${event}`)
    const price = typeof data.price === 'number' ? data.price : null
    return steps(stepTextKey(event, actor, price), { price: price === null ? '' : formatBaht(price) })
  }
}

function HistoryList({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(operatorJobText)
  const words = useEventWords()
  const terms = useText(jobTermsText)
  return (
    <Accordion title={t('history')}>
      <ol className="grid gap-2 text-sm">
        {[...job.history]
          .sort((a, b) => b.at.localeCompare(a.at))
          .map((event) => (
            <li key={`${event.at}${event.event}`}>
              <span className="block text-xs text-ink-2">
                {formatDateTime(lang, event.at)} · {terms(WHO[event.actor])}
              </span>
              {words(event)}
            </li>
          ))}
      </ol>
    </Accordion>
  )
}

type DecisionCard = Omit<ComponentProps<typeof ApprovalCard>, 'approval'>

/** The forms for the actions that the endpoint offers the operator. */
function Acts({ job, decision, ...card }: { job: Job; decision: Approval | null } & DecisionCard) {
  const { offers } = job
  if (decision) return <ApprovalCard approval={decision} {...card} />
  const queued = offers.includes('passLink') || offers.includes('passInsight')
  const decides = offers.includes('decide')
  return (
    <div className="grid gap-5">
      {decides && <DecideForm key={job.id} job={job} />}
      {queued && <PassForm job={job} />}
      {queued && <ReasonForm job={job} act="return" quiet />}
      {offers.includes('resume') && <ReasonForm job={job} act="resume" quiet={decides} />}
      {offers.includes('dispute') && <ReasonForm job={job} act="openDispute" quiet />}
    </div>
  )
}

/** A waiting job with its evidence and the operator's actions. */
export function OperatorPanel({
  job,
  brief,
  messages,
  decision,
  closeHref,
  ...card
}: {
  job: Job
  brief: BriefView
  messages: readonly JobMessage[]
  /** A decision that waits for a second operator. Until then no other decision is possible. */
  decision: Approval | null
  closeHref: string
} & DecisionCard) {
  const t = useText(operatorJobText)
  const { title } = useCampaignWords()
  return (
    <Inspector
      label={t('inspector')}
      above={<JobStateBadge side="marketer" job={{ ...job, ...displayStateOf(job) }} />}
      title={title(job.campaign)}
      note={t('parties', { creator: job.creator.name, brand: job.brand.name })}
      close={{ href: closeHref, label: t('close') }}
    >
      <div className="grid gap-6">
        <DisputeNotice job={job} />
        <Acts job={job} decision={decision} {...card} />
        {job.brandMoney && <MarketerReceipt job={job} money={job.brandMoney} />}
        <PostList job={job} />
        <InsightNumbers job={job} all />
        <AttachmentList job={job} kind="draft" />
        <AttachmentList job={job} kind="insight" />
        <AttachmentList job={job} kind="receipt" />
        <StartFacts job={job} />
        <Talk messages={messages} />
        <JobTerms job={job} brief={brief} />
        <JobDescription job={job} brief={brief} />
        <HistoryList job={job} />
      </div>
    </Inspector>
  )
}
