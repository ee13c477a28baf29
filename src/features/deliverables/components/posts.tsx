import { formatCompact, formatDateTime, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { FactStrip } from '../../../ui/stat.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'
import { reasonIn } from '../text/reasons.ts'

const BADGES: Record<Job['posts'][number]['result'], [Tone, IconName]> = {
  waiting: ['info', 'hourglass-medium-bold'],
  passed: ['positive', 'check-circle-bold'],
  failed: ['critical', 'x-circle-bold'],
}

const newestFirst = (posts: Job['posts']): Job['posts'] =>
  [...posts].sort((a, b) => b.createdAt.localeCompare(a.createdAt))

/** The links that were given, with what each check found. */
export function PostList({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  if (job.posts.length === 0) return null
  return (
    <section>
      <SectionHead title={t('postTitle')} />
      <ul>
        {newestFirst(job.posts).map((post) => {
          const [tone, icon] = BADGES[post.result]
          return (
            <li key={post.createdAt} className="border-t border-line py-3.5 text-sm">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={tone} icon={icon}>
                  {t(post.result)}
                </Badge>
                <span className="text-xs text-ink-2">{formatDateTime(lang, post.checkedAt ?? post.createdAt)}</span>
              </p>
              <TextLink href={post.url} reload target="_blank" rel="noopener nofollow" className="break-all">
                {t('openPost')}: {post.url.replace(/^https?:\/\//, '')}
              </TextLink>
              {post.result === 'failed' && (
                <p className="text-critical">
                  {[reasonIn(lang, post.reasonCode), post.reason].filter(Boolean).join(' · ')}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Why the last link did not pass, above the form for the next one. */
export function PostRejection({ job }: { job: Job }) {
  const lang = useLang()
  const t = useText(jobPageText)
  const last = newestFirst(job.posts)[0]
  if (last?.result !== 'failed') return null
  const reason = reasonIn(lang, last.reasonCode)
  return (
    <Callout tone="critical" title={t('postNotPassed', { reason: reason || (last.reason ?? '') })}>
      {reason && last.reason}
    </Callout>
  )
}

const SHOWN = ['reach', 'views', 'likes', 'comments', 'shares', 'saves', 'clicks'] as const

/** The numbers of the post: three at a glance, or `all` that there are. */
export function InsightNumbers({ job, all }: { job: Job; all?: boolean }) {
  const t = useText(jobPageText)
  const { numbers } = job.insight
  if (!numbers) return null
  const figures = SHOWN.flatMap((name) => {
    const value = numbers[name]
    return value === null ? [] : [{ label: t(name), value }]
  })
  if (figures.length === 0) return null
  const source = t(numbers.source === 'platform' ? 'sourcePlatform' : 'sourceCreator')
  return (
    <section>
      <SectionHead title={t('results')} note={t('numbersFrom', { source })} />
      <FactStrip facts={figures.slice(0, 3).map(({ label, value }) => ({ label, value: formatCompact(value) }))} />
      {all && figures.length > 3 && (
        <KeyValues
          dense
          className="mt-2 px-4"
          rows={figures.slice(3).map(({ label, value }) => ({ label, value: formatNumber(value) }))}
        />
      )}
    </section>
  )
}
