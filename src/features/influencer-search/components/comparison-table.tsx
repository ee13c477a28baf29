import type { CSSProperties, ReactNode } from 'react'
import type { PostType } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import type { ComparedPerson } from '../comparison/shapes.ts'
import { compareText } from '../text/compare.ts'
import { useComparison } from './comparison-rows.tsx'
import { SaveToList } from './save-to-list.tsx'

export interface ComparisonProps {
  people: readonly ComparedPerson[]
  postType: PostType | null
  campaign: string | undefined
  /** Link to the comparison without this person. */
  hrefWithout: (accountId: string) => string
}

/** On phones the row's name is on a separate line above the values, so that four people fit. */
const ROW = 'max-lg:grid max-lg:grid-cols-(--people) max-lg:border-t max-lg:border-line lg:border-t lg:border-line'
const HEAD =
  'text-left text-sm font-normal text-ink-2 max-lg:col-span-full max-lg:px-2 max-lg:pt-2.5 max-lg:text-xs lg:w-44 lg:py-3 lg:pr-4 lg:align-top'
const CELL = 'min-w-0 px-2 py-2 text-left text-sm align-top lg:border-l lg:border-line lg:px-4 lg:py-3'

function PersonHead({
  person,
  campaign,
  hrefWithout,
}: { person: ComparedPerson } & Omit<ComparisonProps, 'people' | 'postType'>) {
  const t = useText(compareText)
  const lang = useLang()
  const { accountId, channelId, name, avatarFileId, channel } = person
  const src = avatarFileId ? `/media/${avatarFileId}` : channel.avatarUrl
  const profile = pathWithQuery(`/${lang}/Marketer/findInfluencer/${accountId}`, {
    campaign,
    channel: campaign && channelId,
  })
  return (
    <div className="relative flex flex-col items-start gap-1.5 font-normal lg:flex-row lg:gap-3 lg:pr-9">
      <Avatar name={name} src={src} size={48} />
      <div className="min-w-0 max-w-full">
        <p className="text-sm font-semibold break-words lg:text-base">{name}</p>
        <TextLink href={profile} aria-label={t('profileOf', { name })} className="hit text-sm">
          {t('profile')}
        </TextLink>
      </div>
      <Link
        href={hrefWithout(accountId)}
        aria-label={t('remove', { name })}
        className="absolute -top-2 -right-2 grid size-11 place-items-center rounded-full hover:bg-surface-2"
      >
        <Icon name="x" />
      </Link>
    </div>
  )
}

function Acts({ person, campaign }: { person: ComparedPerson; campaign: string | undefined }) {
  const t = useText(compareText)
  const lang = useLang()
  const { accountId, channelId, name, standing, takesJobsFrom } = person
  const profile = pathWithQuery(`/${lang}/Marketer/findInfluencer/${accountId}`, {
    campaign,
    channel: campaign && channelId,
  })
  return (
    <div className="grid justify-items-start gap-2">
      {standing ? (
        <Badge tone="info" className="!whitespace-normal">
          {t('inCampaign')}
        </Badge>
      ) : takesJobsFrom ? (
        <PauseMark from={takesJobsFrom} />
      ) : (
        <ButtonLink href={`${profile}#invite`} size="sm" variant="secondary" aria-label={t('inviteOf', { name })}>
          {t('invite')}
        </ButtonLink>
      )}
      <SaveToList id={accountId} name={name} />
    </div>
  )
}

function Cell({ children, best }: { children: ReactNode; best?: boolean | undefined }) {
  const t = useText(compareText)
  return (
    <td role="cell" className={cx(CELL, best && 'bg-positive-bg')}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span className={cx('min-w-0', best && 'font-semibold')}>{children}</span>
        {best && <span className="text-xs font-semibold text-positive">{t('best')}</span>}
      </div>
    </td>
  )
}

/**
 * A table with people as columns and figures as rows. The ARIA roles are explicit, because some browsers drop the
 * implicit roles of table rows with `display: grid`.
 */
export function ComparisonTable(props: ComparisonProps) {
  const { people, postType, campaign } = props
  const t = useText(compareText)
  const parts = useComparison(people, postType)
  const columns = `repeat(${people.length}, minmax(6.5rem, 1fr))`
  return (
    <section
      aria-label={t('label')}
      tabIndex={0}
      className="overflow-x-auto"
      style={{ '--people': columns } as CSSProperties}
    >
      <table role="table" className="w-full border-collapse max-lg:block lg:table-fixed">
        <caption className="sr-only">{t('label')}</caption>
        <thead role="rowgroup" className="max-lg:block">
          <tr role="row" className="max-lg:grid max-lg:grid-cols-(--people)">
            <th role="columnheader" scope="col" className={HEAD}>
              <span className="sr-only">{t('figure')}</span>
            </th>
            {people.map((person) => (
              <th key={person.accountId} role="columnheader" scope="col" className={CELL}>
                <PersonHead {...props} person={person} />
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup" className="max-lg:block">
            <tr role="row" className="max-lg:block">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={people.length + 1}
                className="pt-6 pb-2 text-left text-sm font-semibold max-lg:block max-lg:px-2"
              >
                {title}
              </th>
            </tr>
            {rows.map(({ key, head, cells, best }) => (
              <tr key={key} role="row" className={ROW}>
                <th role="rowheader" scope="row" className={HEAD}>
                  {head}
                </th>
                {cells.map((cell, i) => (
                  <Cell key={people[i]?.accountId} best={best[i]}>
                    {cell}
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody role="rowgroup" className="max-lg:block">
          <tr role="row" className={ROW}>
            <th role="rowheader" scope="row" className={HEAD}>
              {t('acts')}
            </th>
            {people.map((person) => (
              <Cell key={person.accountId}>
                <Acts person={person} campaign={campaign} />
              </Cell>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
