import { Fragment, type ReactNode } from 'react'
import { formatDateTime } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, ButtonLink, IconLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { MoreLink } from '../../../../ui/pagination.tsx'
import type { Change, Version, VersionRow } from '../../contract.ts'
import type { Kind } from '../../kinds.ts'
import { fieldsAlong } from '../../rules/field.ts'
import { FIELDS } from '../../rules/fields.ts'
import { editorText } from '../../text/editor/index.ts'
import { useFieldWords } from './choice-words.ts'
import { EDITOR_FORM } from './editor-context.ts'

interface PanelProps {
  here: string
  rows: readonly VersionRow[]
  next: string | null
  /** The version that is compared with the draft. */
  current: number | null
}

/** The list of versions, newest first, shown instead of the publication panel. */
export function VersionsPanel({ here, rows, next, current }: PanelProps) {
  const t = useText(editorText)
  const lang = useLang()
  return (
    <Card pad={20} as="aside" aria-label={t('versions')}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <div>
          <h2 className="text-lg tracking-normal">{t('versions')}</h2>
          <p className="text-sm text-ink-2">{t('versionsNote')}</p>
        </div>
        <IconLink href={here} label={t('close')} icon={<Icon name="x" />} className="-mt-2 -mr-2.5" />
      </div>
      {rows.length === 0 && <p className="text-sm text-ink-2">{t('noVersions')}</p>}
      <ol>
        {rows.map((row) => (
          <li
            key={row.number}
            aria-current={row.number === current ? 'true' : undefined}
            className="flex items-start justify-between gap-3 border-t border-line py-3 text-sm aria-[current]:-mx-5 aria-[current]:bg-info-bg aria-[current]:px-5"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {t('version', { n: row.number })}
                <Badge
                  tone={row.published === 'published' ? 'positive' : 'neutral'}
                  icon={row.published === 'published' ? 'check-bold' : 'clock-bold'}
                >
                  {t(row.published)}
                </Badge>
              </p>
              <p className="text-xs text-ink-2">{formatDateTime(lang, row.createdAt)}</p>
              <p className="text-xs text-ink-3">{row.byName ? t('by', { name: row.byName }) : t('bySystem')}</p>
            </div>
            <ButtonLink
              href={`${here}?panel=versions&compare=${row.number}`}
              variant="secondary"
              size="sm"
              aria-label={`${t('compare')}: ${t('version', { n: row.number })}`}
            >
              {t('compare')}
            </ButtonLink>
          </li>
        ))}
      </ol>
      {next && <MoreLink href={`${here}?panel=versions&after=${next}`}>{t('more')}</MoreLink>}
    </Card>
  )
}

/** The path of a change with the labels of its fields: `Charts 1 · Points 2 · Label`. */
function usePlaceOf(kind: Kind) {
  const words = useFieldWords()
  return (path: string): string =>
    fieldsAlong(FIELDS[kind], path)
      .map(({ name, row }) => (row === null ? words.member(name) : `${words.member(name)} ${row + 1}`))
      .join(' · ') || words.member(path.split('.').at(-1) ?? path)
}

const PART_LOOKS = {
  same: 'text-ink-2',
  removed: 'bg-critical-bg text-critical line-through',
  added: 'bg-positive-bg text-positive underline underline-offset-3',
} as const

type Part = Change['parts'][number]

/** A part of a change, marked visually and for screen readers. */
function MarkedPart({ part: { kind }, children }: { part: Part; children: ReactNode }) {
  const t = useText(editorText)
  if (kind === 'same') return <span className={PART_LOOKS.same}>{children}</span>
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <Mark className={`rounded-[4px] px-0.5 ${PART_LOOKS[kind]}`}>
      <span className="sr-only">{t(kind)} </span>
      {children}
    </Mark>
  )
}

/** The older picture and the newer one, next to each other. */
function Pictures({ parts }: Pick<Change, 'parts'>) {
  const t = useText(editorText)
  return (
    <div className="mt-2 flex flex-wrap gap-4">
      {parts.map(({ kind, text }) => (
        <figure key={kind}>
          <img
            src={text}
            alt=""
            width={160}
            height={120}
            loading="lazy"
            className="h-[120px] w-40 rounded-field bg-sunken object-contain"
          />
          <figcaption className="mt-1 text-xs text-ink-2">
            {t(kind === 'removed' ? 'pictureBefore' : 'pictureAfter')}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** The label of a value of a closed list. The value itself if it is no longer in the list. */
function useChoiceWords(kind: Kind, { path, type }: Change) {
  const words = useFieldWords()
  const field = fieldsAlong(FIELDS[kind], path).at(-1)?.field
  return (value: string): string =>
    type === 'choice' && (field?.type === 'choice' || field?.type === 'tags') && isValueOf(field.values, value)
      ? words.choice(field.list, value)
      : value
}

const isValueOf = (values: readonly (string | number)[], value: string): boolean =>
  values.some((one) => String(one) === value)

function ChangeRow({ kind, change, place }: { kind: Kind; change: Change; place: string }) {
  const t = useText(editorText)
  const wordsOf = useChoiceWords(kind, change)
  const { lang, parts, type } = change
  return (
    <li className="border-t border-line py-3.5">
      <h3 className="mb-1 text-sm tracking-normal">
        {place}
        {lang && <span className="ml-2 font-normal text-ink-3">{t(lang === 'th' ? 'thai' : 'english')}</span>}
      </h3>
      {type === 'picture' ? (
        <Pictures parts={parts} />
      ) : (
        <p className="text-sm leading-relaxed break-words whitespace-pre-wrap" lang={lang ?? undefined}>
          {parts.map((part, i) => (
            <Fragment key={i}>
              {type === 'choice' && i > 0 && ' '}
              <MarkedPart part={part}>{wordsOf(part.text)}</MarkedPart>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  )
}

/** Compares a version with the draft and can restore it. */
export function Difference({ kind, version, here }: { kind: Kind; version: Version; here: string }) {
  const t = useText(editorText)
  const placeOf = usePlaceOf(kind)
  const n = version.number
  return (
    <Card pad={20} as="section" className="mb-6">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg tracking-normal">{t('compareWith', { n })}</h2>
          <p className="text-sm text-ink-2">{version.changes.length > 0 ? t('compareNote', { n }) : t('noChanges')}</p>
        </div>
        <IconLink
          href={`${here}?panel=versions`}
          label={t('close')}
          icon={<Icon name="x" />}
          className="-mt-2 -mr-2.5"
        />
      </div>
      <ul>
        {version.changes.map((change) => (
          <ChangeRow key={`${change.path} ${change.lang}`} kind={kind} change={change} place={placeOf(change.path)} />
        ))}
      </ul>
      {version.changes.length > 0 && (
        <div className="border-t border-line pt-4">
          <Button type="submit" form={EDITOR_FORM} name="intent" value={`restore:${n}`} variant="secondary">
            {t('restore', { n })}
          </Button>
          <p className="mt-2 text-xs text-ink-3">{t('restoreNote')}</p>
        </div>
      )}
    </Card>
  )
}
