import { useNavigation } from 'react-router'
import { formatDateTime } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DateTimeField } from '../../../../ui/date-time-field.tsx'
import { SectionHead } from '../../../../ui/heading.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { bangkokTimeOf } from '../../../../web/bangkok-time.ts'
import { useDateWords } from '../../../../web/date-words.ts'
import type { EditorItem, Missed } from '../../contract.ts'
import { editorText } from '../../text/editor/index.ts'
import { useFieldWords } from './choice-words.ts'
import { EDITOR_FORM, useEditorPage } from './editor-context.ts'
import { StateBadge } from './state-badge.tsx'

/** Why a scheduled publication failed. */
function MissedLine({ missed }: { missed: Missed }) {
  const t = useText(editorText)
  const lang = useLang()
  const words = useFieldWords()
  return (
    <p className="text-critical">
      <span className="font-medium">{t('missedAt', { time: formatDateTime(lang, missed.at) })}</span>{' '}
      {missed.code === 'content_incomplete'
        ? t('missed_content_incomplete', { fields: missed.fields.map(words.member).join(' · ') })
        : t('missed_page_key_taken')}
    </p>
  )
}

function Facts({ item }: { item: EditorItem }) {
  const t = useText(editorText)
  const lang = useLang()
  const at = (time: string) => formatDateTime(lang, time)
  return (
    <div role="status" className="mb-4 grid gap-1 text-sm">
      <p className="mb-1">
        <StateBadge row={item} />
      </p>
      {item.state === 'draft' ? (
        <p className="text-ink-2">{t('neverPublic')}</p>
      ) : (
        item.publishedAt && <p className="text-ink-2">{t('publicSince', { time: at(item.publishedAt) })}</p>
      )}
      {item.state === 'changed' && <p className="text-ink-2">{t('newerDraft')}</p>}
      {item.missed && <MissedLine missed={item.missed} />}
      {item.publishAt && <p className="text-notice">{t('goesLiveAt', { time: at(item.publishAt) })}</p>}
      {item.unpublishAt && <p className="text-notice">{t('comesDownAt', { time: at(item.unpublishAt) })}</p>}
    </div>
  )
}

function Missing({ item }: { item: EditorItem }) {
  const t = useText(editorText)
  const words = useFieldWords()
  if (item.missing.length === 0)
    return (
      <p className="flex items-center gap-1.5 text-sm text-positive">
        <Icon name="check-circle-fill" /> {t('nothingMissing')}
      </p>
    )
  return (
    <div className="text-sm">
      <p className="font-medium">{t('missing')}</p>
      <ul className="my-1 grid gap-0.5">
        {item.missing.map((name) => (
          <li key={name} className="flex items-center gap-1.5 text-critical">
            <Icon name="circle-dashed" /> {words.member(name)}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-3">{t('missingNote')}</p>
    </div>
  )
}

/** Publication state, what is missing, and the actions that change what visitors see. */
export function Publication({ item }: { item: EditorItem }) {
  const t = useText(editorText)
  const lang = useLang()
  const words = useDateWords()
  const { errorOf } = useEditorPage()
  const busy = String(useNavigation().formData?.get('intent') ?? '')
  const act = (name: string) => ({
    type: 'submit' as const,
    form: EDITOR_FORM,
    name: 'intent',
    value: name,
    busy: busy === name,
  })
  const scheduled = item.publishAt !== null || item.unpublishAt !== null
  return (
    <Card pad={20} as="section">
      <SectionHead title={t('publication')} id="publication" />
      <Facts item={item} />
      <Missing item={item} />
      <div className="mt-4 grid gap-2.5">
        <Button {...act('publish')} variant={item.state === 'live' ? 'secondary' : 'primary'} wide>
          {item.state === 'changed' ? t('publishChange') : t('publish')}
        </Button>
        {item.livePath && (
          <ButtonLink href={`/${lang}/${item.livePath}`} target="_blank" reload variant="secondary" wide>
            {t('onSite')}
          </ButtonLink>
        )}
      </div>
      <details className="mt-4 border-t border-line pt-3" open={scheduled || errorOf('at') !== undefined || undefined}>
        <summary className="flex min-h-9 items-center justify-between text-sm font-medium">
          {t('timed')}
          <Icon name="caret-down-bold" className="caret-turn text-sm" />
        </summary>
        <div className="grid gap-3 pt-2">
          <DateTimeField
            form={EDITOR_FORM}
            name="at"
            lang={lang}
            words={words}
            label={t('from')}
            labelNote={t('bangkokTime')}
            defaultValue={bangkokTimeOf(item.publishAt)}
            error={errorOf('at')}
          />
          <DateTimeField
            form={EDITOR_FORM}
            name="until"
            lang={lang}
            words={words}
            label={t('until')}
            defaultValue={bangkokTimeOf(item.unpublishAt)}
            error={errorOf('until')}
          />
          <Button {...act('schedule')} variant="secondary" wide>
            {t('schedule')}
          </Button>
        </div>
      </details>
      {(item.state !== 'draft' || scheduled) && (
        <div className="mt-3 border-t border-line pt-3">
          <Button {...act('unpublish')} variant="danger" wide>
            {item.state === 'draft' ? t('dropSchedule') : t('unpublish')}
          </Button>
        </div>
      )}
    </Card>
  )
}
