import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { formatBaht, formatDateLong, formatTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { SubmitButton, useFields } from '../../../web/action-form.tsx'
import { browserCall } from '../../../web/browser-call.ts'
import { pathWithQuery, queryValues } from '../../../web/path-with-query.ts'
import { useLiveData } from '../../../web/use-live.ts'
import { reasonIn } from '../../deliverables/text/reasons.ts'
import type { ConversationStep, contract, Job, JobMessage } from '../contract.ts'
import { MESSAGES, READ_MESSAGES } from '../messages/addresses.ts'
import { isShownStep, MESSAGE_LENGTH, stepTextKey } from '../rules/conversation-steps.ts'
import { isApplication, type Side } from '../rules/states.ts'
import { inboxText } from '../text/inbox/index.ts'
import { ActForm } from './act-form.tsx'
import { useMessageFile } from './message-file.tsx'

/** One page of a conversation, as returned by the endpoint. */
export interface ConversationPage {
  data: readonly JobMessage[]
  next: string | null
  steps: readonly ConversationStep[]
  read: { own: string | null; other: string | null }
}

type ConversationJob = Pick<Job, 'id' | 'status' | 'brand' | 'creator'>

interface ConversationProps {
  job: ConversationJob
  side: Side
  talk: ConversationPage
  /** Full-page view: scrolled to the end, with the input always visible. */
  whole?: boolean
}

/** Shows new messages as they arrive, unless the page shows older ones. */
function useConversation(jobId: string, loaded: ConversationPage): ConversationPage {
  const [search] = useSearchParams()
  const input = { params: { id: jobId }, query: { limit: 30 } }
  return useLiveData(loaded, search.has('before') ? null : () => browserCall<typeof contract.messages>(MESSAGES, input))
}

/** Marks incoming messages as read when the end is visible. */
function useReadMark(jobId: string, { data, read }: ConversationPage) {
  const end = useRef<HTMLDivElement>(null)
  const newest = data.find(({ own }) => !own)?.id
  const open = newest !== undefined && (read.own === null || read.own < newest)
  useEffect(() => {
    const element = end.current
    if (!open || !element || newest === undefined) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      const body = { through: newest }
      browserCall<typeof contract.readMessages>(READ_MESSAGES, { params: { id: jobId }, body }).catch(() => {})
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [jobId, newest, open])
  return end
}

function FileOf({ file }: { file: NonNullable<JobMessage['file']> }) {
  const t = useText(inboxText)
  const label = t('openFile', { name: file.name })
  if (file.contentType.startsWith('image/'))
    return (
      <a href={file.url} target="_blank" rel="noopener" className="block overflow-hidden rounded-card bg-surface-2">
        <img src={file.url} alt={label} loading="lazy" className="max-h-72 min-h-24 w-full object-cover" />
      </a>
    )
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener"
      aria-label={label}
      className="flex items-center gap-3 rounded-card bg-sunken px-3.5 py-3"
    >
      <Icon name="file-pdf" className="text-2xl text-critical" />
      <span className="min-w-0 flex-1 truncate text-sm font-medium">{file.name}</span>
      <Icon name="download-simple" className="text-xl" />
    </a>
  )
}

function Bubble({ message, read }: { message: JobMessage; read: boolean }) {
  const lang = useLang()
  const t = useText(inboxText)
  const { own, text, file, author, name, person } = message
  const writer = author === 'operator' ? name : person && !person.own ? person.name : null
  return (
    <li className={cx('flex max-w-[85%] flex-col gap-1', own ? 'items-end self-end' : 'items-start self-start')}>
      {file && <FileOf file={file} />}
      {text && (
        <p
          className={cx(
            'rounded-card px-3.5 py-2.5 text-[0.9375rem] break-words whitespace-pre-line',
            own ? 'rounded-br-sm bg-action-soft' : 'rounded-bl-sm bg-sunken',
          )}
        >
          {text}
        </p>
      )}
      <p className="text-xs text-ink-2">
        {writer && `${writer} · `}
        <time dateTime={message.createdAt}>{formatTime(lang, message.createdAt)}</time>
        {own && read && ` · ${t('read')}`}
      </p>
    </li>
  )
}

function useStepWords({ brand, creator }: ConversationJob, side: Side) {
  const t = useText(inboxText)
  return ({ event, actor, person, price }: ConversationStep) => {
    if (!isShownStep(event)) return null
    const names = { influencer: creator.name, marketer: brand.name, operator: t('team'), system: t('system') }
    const words = t(stepTextKey(event, actor, price), { price: price === null ? '' : formatBaht(price) })
    const own = person ? person.own : actor === side
    return { act: words, who: own ? t('you') : (person?.name ?? names[actor]) }
  }
}

function Step({ step, words }: { step: ConversationStep; words: { act: string; who: string } }) {
  const lang = useLang()
  const reason = [reasonIn(lang, step.reasonCode), step.reason].filter(Boolean).join(' · ')
  return (
    <li className="rounded-card px-3.5 py-2.5 text-sm inset-ring inset-ring-line">
      <p>
        <span className="font-semibold">{words.act}</span>{' '}
        <span className="text-ink-2">
          · {words.who} · <time dateTime={step.at}>{formatTime(lang, step.at)}</time>
        </span>
      </p>
      {reason && <p className="text-ink-2">{reason}</p>}
    </li>
  )
}

interface Item {
  id: string
  at: string
  shown: ReactNode
}

/** Messages and job events in order, with a heading for each day. */
function Timeline({ job, side, talk }: Omit<ConversationProps, 'whole'>) {
  const lang = useLang()
  const wordsOf = useStepWords(job, side)
  const { other } = talk.read
  const messages = talk.data.map(
    (message): Item => ({
      id: message.id,
      at: message.createdAt,
      shown: <Bubble message={message} read={other !== null && other >= message.id} />,
    }),
  )
  const steps = talk.steps.flatMap((step): Item[] => {
    const words = wordsOf(step)
    return words ? [{ id: step.id, at: step.at, shown: <Step step={step} words={words} /> }] : []
  })
  const items = [...messages, ...steps].sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  return (
    <ol className="flex flex-col gap-3" aria-live="polite">
      {items.map(({ id, at, shown }, i) => {
        const day = formatDateLong(lang, at)
        const before = items[i - 1]
        return (
          <Fragment key={id}>
            {(!before || formatDateLong(lang, before.at) !== day) && (
              <li className="text-center text-xs text-ink-2">{day}</li>
            )}
            {shown}
          </Fragment>
        )
      })}
    </ol>
  )
}

function Fields({ name, agreed }: { name: string; agreed: boolean }) {
  const t = useText(inboxText)
  const file = useMessageFile()
  const text = useFields()('text')
  return (
    <>
      {file.row && <div className="mb-2">{file.row}</div>}
      <div className="flex items-end gap-1.5">
        {file.clip}
        <TextArea
          {...text}
          label={t('message')}
          hideLabel
          placeholder={t('placeholder', { name })}
          rows={1}
          compact
          maxLength={MESSAGE_LENGTH}
          frameClass="min-w-0 flex-1"
        />
        <SubmitButton icon={<Icon name="paper-plane-tilt" />} disabled={file.sending} className="shrink-0 px-4!">
          <span className="max-lg:sr-only">{t('send')}</span>
        </SubmitButton>
      </div>
      {!agreed && <p className="mt-1.5 text-xs text-ink-2">{t('contactNote')}</p>}
    </>
  )
}

/** The conversation of a job, oldest first, with the form for a new message. */
export function Conversation({ job, side, talk: loaded, whole }: ConversationProps) {
  const talk = useConversation(job.id, loaded)
  const t = useText(inboxText)
  const [search] = useSearchParams()
  const end = useReadMark(job.id, talk)
  const sent = talk.data.find(({ own }) => own)?.id
  const newest = talk.data[0]?.id
  const older = search.has('before')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is scrolled into view
  useEffect(() => {
    if (whole && !older) end.current?.scrollIntoView({ block: 'end' })
  }, [whole, older, job.id, newest])
  return (
    <>
      {talk.next && (
        <p className="mb-3 text-center text-sm">
          <TextLink href={`${pathWithQuery('', { ...queryValues(search), before: talk.next })}#messages`}>
            {t('older')}
          </TextLink>
        </p>
      )}
      <Timeline job={job} side={side} talk={talk} />
      {talk.data.length === 0 && <p className="mt-3 text-sm text-ink-2">{t('noMessages')}</p>}
      <div ref={end} className={cx(whole && 'scroll-mb-[calc(var(--tabbar)+120px)]')} />
      <div
        className={cx(
          'mt-4',
          whole &&
            'sticky bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] z-10 -mx-(--gutter) border-t border-line bg-surface px-(--gutter) py-3 lg:bottom-0 lg:mx-0 lg:px-0',
        )}
      >
        <ActForm act="message" target={job.id} files preventScrollReset>
          {/* The key resets the fields after sending, but not when a message arrives. */}
          <Fields
            key={sent}
            name={side === 'influencer' ? job.brand.name : job.creator.name}
            agreed={!isApplication(job.status) && job.status !== 'ASSIGN'}
          />
        </ActForm>
      </div>
    </>
  )
}
