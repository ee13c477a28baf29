import { formatBaht, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { reasonIn } from '../text/reasons.ts'
import { videoText } from '../text/video.ts'
import { CommentList } from './draft-comments.tsx'

export type Attachment = Job['attachments'][number]

const BADGES: Record<Attachment['status'], [Tone, IconName]> = {
  in_progress: ['info', 'hourglass-medium-bold'],
  approve: ['positive', 'check-circle-bold'],
  complete: ['positive', 'check-circle-bold'],
  reject: ['critical', 'x-circle-bold'],
}

/** A preview of a submitted picture, or an icon; opens the file. */
export function AttachmentThumb({ item, size = 72 }: { item: Attachment; size?: number }) {
  const t = useText(jobPageText)
  const { file, url } = item
  const href = file?.url ?? url
  const box = 'grid shrink-0 place-items-center overflow-hidden rounded-field bg-surface-2 text-2xl text-ink-2'
  const inside = isPicture(file) ? (
    <img src={file?.url} alt="" className="size-full object-cover" loading="lazy" />
  ) : (
    <Icon name={isVideo(file) ? 'play-circle' : url ? 'link-simple' : 'file-text'} />
  )
  const style = { width: size, height: size }
  if (!href)
    return (
      <span className={box} style={style}>
        {inside}
      </span>
    )
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener nofollow"
      aria-label={file ? t('openFile', { name: file.name }) : t('openDraft')}
      className={box}
      style={style}
    >
      {inside}
    </a>
  )
}

const isPicture = (file: Attachment['file']): boolean => file?.contentType.startsWith('image/') ?? false
const isVideo = (file: Attachment['file']): boolean => file?.contentType.startsWith('video/') ?? false

/** The picture or video under review, in the largest size that fits. */
function LargePicture({ item }: { item: Attachment }) {
  const t = useText(jobPageText)
  const v = useText(videoText)
  const { file } = item
  if (!file || item.status !== 'in_progress') return null
  if (isVideo(file))
    return (
      <video
        src={file.url}
        controls
        playsInline
        preload="metadata"
        aria-label={v('play', { n: item.round })}
        className="mt-3 max-h-[70dvh] w-full rounded-card bg-(--stone-900)"
      />
    )
  if (!isPicture(file)) return null
  return (
    <a href={file.url} target="_blank" rel="noopener" className="mt-3 block">
      <img
        src={file.url}
        alt={t('openFile', { name: file.name })}
        className="max-h-[520px] rounded-card bg-surface-2 object-contain"
      />
    </a>
  )
}

const pictureOf = ({ file, round }: Attachment) => (file && isPicture(file) ? { url: file.url, round } : null)

/** The draft under review, if it is a picture. */
export function pictureToReview({ attachments }: Job): string | null {
  const draft = attachments.find(({ kind, status }) => kind === 'draft' && status === 'in_progress')
  return draft?.file && isPicture(draft.file) ? draft.file.url : null
}

const ITEM_LABELS = { draft: 'draftN', receipt: 'receiptN', insight: 'insightN' } as const
const TITLES = { draft: 'drafts', receipt: 'receipts', insight: 'insights' } as const

function Item({ item, large, comments }: { item: Attachment; large: boolean; comments: boolean }) {
  const lang = useLang()
  const v = useText(videoText)
  const t = useText(jobPageText)
  const [tone, icon] = BADGES[item.status]
  const reason = reasonIn(lang, item.reasonCode)
  return (
    <li className="flex gap-3.5 border-t border-line py-3.5">
      <AttachmentThumb item={item} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 leading-normal font-semibold">
          {t(ITEM_LABELS[item.kind], { n: item.round })}
          <Badge tone={tone} icon={icon}>
            {t(item.status)}
          </Badge>
        </p>
        <p className="text-xs text-ink-2">
          {formatDateTime(lang, item.createdAt)}
          {item.amount !== null && ` · ${formatBaht(item.amount)}`}
        </p>
        {item.removed && <p className="text-xs text-ink-2">{v('removed')}</p>}
        {item.note && <p className="mt-1 whitespace-pre-line">{item.note}</p>}
        {item.url && (
          <TextLink href={item.url} reload rel="noopener nofollow" target="_blank" className="break-all">
            {item.url}
          </TextLink>
        )}
        {item.status === 'reject' && (
          <p className="mt-1 text-critical">{[reason, item.reason].filter(Boolean).join(' · ')}</p>
        )}
        {comments && <CommentList comments={item.comments} picture={pictureOf(item)} />}
        {large && <LargePicture item={item} />}
      </div>
    </li>
  )
}

/** All submissions of one kind, newest first. `large`: content under review is shown in full size. */
export function AttachmentList({ job, kind, large = false }: { job: Job; kind: Attachment['kind']; large?: boolean }) {
  const t = useText(jobPageText)
  const items = job.attachments.filter((item) => item.kind === kind).sort((a, b) => b.round - a.round)
  // If the influencer has to submit the next one, the panel above already shows the comments on the last one.
  const isAnswered = job.offers.includes(kind)
  if (items.length === 0) return null
  return (
    <section>
      <SectionHead title={t(TITLES[kind])} />
      <ul>
        {items.map((item, i) => (
          <Item key={item.id} item={item} large={large} comments={i > 0 || !isAnswered} />
        ))}
      </ul>
    </section>
  )
}

/** The last rejection: the reason, the rejected submission and the marketer's comments. */
export function RejectionPanel({ job, kind }: { job: Job; kind: Attachment['kind'] }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const last = job.attachments.filter((item) => item.kind === kind).sort((a, b) => b.round - a.round)[0]
  if (last?.status !== 'reject') return null
  const reason = reasonIn(lang, last.reasonCode)
  return (
    <section className="rounded-card bg-critical-bg p-4">
      <h2 className="flex items-center gap-2 text-base tracking-normal text-critical">
        <Icon name="x-circle-fill" size={20} />
        {t('notPassed', { reason: reason || (last.reason ?? '') })}
      </h2>
      <div className="mt-3 flex gap-3.5">
        <AttachmentThumb item={last} size={84} />
        <div className="min-w-0 text-sm">
          {reason && last.reason && <p>“{last.reason}”</p>}
          <p className="mt-1 text-xs text-ink-2">
            {job.brand.name} · {formatDateTime(lang, last.decidedAt ?? last.createdAt)}
          </p>
        </div>
      </div>
      <CommentList comments={last.comments} picture={pictureOf(last)} />
    </section>
  )
}
