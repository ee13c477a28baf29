import { useLoaderData } from 'react-router'
import { DAY } from '../../../core/clock.ts'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { formatNearDate, formatTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { UserText } from '../../../ui/phrases.tsx'
import { browserCall } from '../../../web/browser-call.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { useLiveData } from '../../../web/use-live.ts'
import type { Conversation as ConversationRow, contract, Job } from '../contract.ts'
import { INBOX } from '../messages/addresses.ts'
import { INBOX_FILTERS } from '../messages/contract.ts'
import type { Side } from '../rules/states.ts'
import { inboxText } from '../text/inbox/index.ts'
import { ActKeysProvider } from './act-form.tsx'
import { Conversation } from './conversation.tsx'
import type { InboxData } from './inbox-flow.ts'
import { BrandLogo, InfluencerAvatar } from './job-pictures.tsx'
import { JobTimeLeft, jobHref } from './job-rows.tsx'
import { JobStateBadge } from './job-state-badge.tsx'
import { displayStateOf } from './state-words.ts'
import { useCampaignWords } from './use-campaign-words.ts'

/** The time for today, otherwise the date. */
function TimeOrDate({ at, now }: { at: string; now: number }) {
  const lang = useLang()
  const today = now - new Date(at).getTime() < DAY && formatNearDate(lang, at, now) === formatNearDate(lang, now, now)
  return (
    <time dateTime={at} className="nb shrink-0 text-xs text-ink-2">
      {today ? formatTime(lang, at) : formatNearDate(lang, at, now)}
    </time>
  )
}

const Picture = ({ job, side, size }: { job: Pick<Job, 'brand' | 'creator' | 'channel'>; side: Side; size: number }) =>
  side === 'influencer' ? <BrandLogo brand={job.brand} size={size} /> : <InfluencerAvatar job={job} size={size} />

interface RowProps {
  row: ConversationRow
  side: Side
  href: string
  current: boolean
  now: number
}

function Row({ row: { job, last, unread, activeAt }, side, href, current, now }: RowProps) {
  const t = useText(inboxText)
  const { title, post } = useCampaignWords()
  const name = side === 'influencer' ? job.brand.name : job.creator.name
  const text = last && (last.text || t('file'))
  return (
    <li
      className={cx(
        'relative flex gap-3 border-b border-line px-(--gutter) py-3.5 lg:px-4',
        current ? 'bg-surface-2' : unread > 0 ? 'bg-action-soft' : 'hover:bg-sunken',
      )}
    >
      <Picture job={job} side={side} size={44} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <Link
            href={href}
            aria-current={current ? 'true' : undefined}
            className="truncate leading-normal font-semibold after:absolute after:inset-0"
          >
            {name}
          </Link>
          <TimeOrDate at={activeAt} now={now} />
        </div>
        <p className="truncate text-xs text-ink-2">
          {title(job.campaign)} · {post(job)}
        </p>
        <div className="flex items-center justify-between gap-3">
          <p className={cx('flex min-w-0 items-center gap-1.5 text-sm', unread > 0 ? 'font-semibold' : 'text-ink-2')}>
            {last?.author === side && last.read && <Icon name="checks" className="shrink-0 text-action-text" />}
            {text && <span className="truncate">{last.author === side ? t('youSaid', { text }) : text}</span>}
          </p>
          {unread > 0 && (
            <span className="min-w-5 shrink-0 rounded-full bg-(--chompoo-600) px-1.5 text-center text-2xs leading-5 font-title text-white">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{t('unreadCount', { n: unread })}</span>
            </span>
          )}
        </div>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
          <JobStateBadge side={side} job={job} />
          {job.act === side && <JobTimeLeft job={job} now={now} />}
        </p>
      </div>
    </li>
  )
}

function Empty({ side, unread }: { side: Side; unread: boolean }) {
  const lang = useLang()
  const t = useText(inboxText)
  if (unread) return <EmptyState drawing="done" title={t('allRead')} note={t('allReadNote')} />
  const influencer = side === 'influencer'
  return (
    <EmptyState
      drawing="people"
      title={t('none')}
      note={t(influencer ? 'noneInfluencer' : 'noneMarketer')}
      act={
        <ButtonLink href={influencer ? `/${lang}/Influencer/jobMarket` : `/${lang}/Marketer/manageCampaign`}>
          {t(influencer ? 'findJobs' : 'findCreators')}
        </ButtonLink>
      }
    />
  )
}

function Open({
  shown,
  side,
  back,
  now,
}: {
  shown: NonNullable<InboxData['shown']>
  side: Side
  back: string
  now: number
}) {
  const lang = useLang()
  const t = useText(inboxText)
  const { title } = useCampaignWords()
  const { job, talk } = shown
  const due = job.timeline?.act === side ? job.timeline.dueAt : null
  return (
    <section
      aria-label={side === 'influencer' ? job.brand.name : job.creator.name}
      className="min-w-0 flex-1 max-lg:-mb-8 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-48px)] lg:overflow-y-auto"
    >
      <p className="lg:hidden">
        <BackLink href={back}>{t('back')}</BackLink>
      </p>
      <div className="sticky top-0 z-10 mb-4 flex items-center gap-3 border-b border-line bg-surface py-3 lg:pt-0 lg:pr-[var(--tools,0px)]">
        <Picture job={job} side={side} size={44} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base tracking-normal">
            <UserText>{side === 'influencer' ? job.brand.name : job.creator.name}</UserText>
          </h2>
          <p className="truncate text-xs text-ink-2">{title(job.campaign)}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-2 text-xs">
            <JobStateBadge side={side} job={{ ...job, ...displayStateOf(job) }} />
            {due && <JobTimeLeft job={{ dueAt: due }} now={now} />}
          </p>
        </div>
        <ButtonLink href={jobHref(lang, side, job)} size="sm" variant={due ? 'primary' : 'secondary'}>
          {t('openJob')}
        </ButtonLink>
      </div>
      <Conversation key={job.id} job={job} side={side} talk={talk} whole />
    </section>
  )
}

/** Conversations of all jobs; on a phone the open one replaces the list. */
export function InboxPage({ side }: { side: Side }) {
  const { list: loaded, isFirst, filter, shown, keys, now } = useLoaderData<InboxData>()
  const { data: conversations, next } = useLiveData(
    loaded,
    isFirst ? () => browserCall<typeof contract.inbox>(INBOX, { query: { filter } }) : null,
  )
  const lang = useLang()
  const t = useText(inboxText)
  const path = `/${lang}/${ROLE_PATH[side]}/inbox`
  const chosen = { filter: filter === 'all' ? undefined : filter }
  const list = pathWithQuery(path, chosen)
  return (
    <ActKeysProvider value={keys}>
      {/* On a phone the list with its title is hidden while a conversation is open. */}
      {shown && <h1 className="sr-only lg:hidden">{t('title')}</h1>}
      <div className="lg:flex lg:items-start lg:gap-8">
        <div className={cx('lg:w-[380px] lg:shrink-0', shown && 'max-lg:hidden')}>
          <PageHead title={t('title')} />
          <nav aria-label={t('filter')} className="side-scroll mb-3 flex gap-2">
            {INBOX_FILTERS.map((name) => (
              <ChipLink
                key={name}
                href={pathWithQuery(path, { filter: name === 'all' ? undefined : name })}
                current={name === filter}
                size="lg"
              >
                {t(name)}
              </ChipLink>
            ))}
          </nav>
          {conversations.length === 0 ? (
            <Empty side={side} unread={filter === 'unread'} />
          ) : (
            <ul className="-mx-(--gutter) border-t border-line lg:mx-0">
              {conversations.map((row) => (
                <Row
                  key={row.job.id}
                  row={row}
                  side={side}
                  href={pathWithQuery(path, { ...chosen, open: row.job.id })}
                  current={row.job.id === shown?.job.id}
                  now={now}
                />
              ))}
            </ul>
          )}
          {next && <MoreLink href={pathWithQuery(path, { ...chosen, after: next })}>{t('more')}</MoreLink>}
        </div>
        {shown ? (
          <Open shown={shown} side={side} back={list} now={now} />
        ) : (
          conversations.length > 0 && (
            <div className="flex-1 pt-16 max-lg:hidden">
              <EmptyState drawing="people" title={t('choose')} note={t('chooseNote')} />
            </div>
          )
        )}
      </div>
    </ActKeysProvider>
  )
}
