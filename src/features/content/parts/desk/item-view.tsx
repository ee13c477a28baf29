import { type FormEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import type { FormState } from '../../../../core/forms.ts'
import { formatDateTime } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/heading.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { docOfForm, textsOfRecord } from '../../rules/form.ts'
import { say } from '../../rules/words.ts'
import { deskText } from '../../text/desk/index.ts'
import { useFieldWords } from './choice-words.ts'
import { DESK_FORM, type Desk, DeskProvider } from './desk-context.ts'
import type { ItemData } from './item-data.ts'
import { ItemForm, LanguageTabs } from './item-form.tsx'
import { listPath } from './list-data.ts'
import { Place } from './place.tsx'
import { previewPath } from './preview-path.ts'
import { Publication } from './publication.tsx'
import { Behind, KeptText, SaveLine } from './save-line.tsx'
import { StateBadge } from './state-badge.tsx'
import { type Saving, useSaving } from './use-saving.ts'
import { Difference, VersionsPanel } from './versions.tsx'
import './desk.css'

/** Ctrl+S saves the draft, not the page. */
function useSaveKey(saving: Saving) {
  const { settle } = saving
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      void settle()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [settle])
}

/** The hidden input is left to the browser once it is drawn. */
function writeRevision(form: HTMLFormElement | null, revision: number): void {
  const input = form?.elements.namedItem('revision')
  if (input instanceof HTMLInputElement) input.value = String(revision)
}

/** Saves what is typed before the form's act goes out, with the revision that this save made. */
function useSettledSubmit(saving: Saving) {
  const settled = useRef(false)
  return (event: FormEvent<HTMLFormElement>) => {
    if (settled.current) {
      settled.current = false
      return
    }
    event.preventDefault()
    const form = event.currentTarget
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    void saving.settle().then((done) => {
      if (!done || !button || button.value === 'save') return
      // A form cannot be sent again while it still fires its submit event, hence the timeout.
      setTimeout(() => {
        writeRevision(form, saving.revision())
        settled.current = true
        form.requestSubmit(button)
      }, 0)
    })
  }
}

interface BarProps {
  saving: Saving
  versionsHref: string
}

/** Held at the top: what is saved, and the acts that change nothing for visitors. */
function Bar({ saving, versionsHref }: BarProps) {
  const t = useText(deskText)
  const lang = useLang()
  const { item } = saving
  const preview = item.path && previewPath(`/${lang}/${item.path}`, item.id)
  const look = (event: MouseEvent<HTMLAnchorElement>) => {
    if (saving.mark === 'saved') return
    // What was typed a moment ago is saved before the preview asks for it; the tab must open within the click.
    event.preventDefault()
    const tab = window.open('', '_blank')
    void saving.settle().then(() => tab?.location.replace(preview ?? ''))
  }
  return (
    <div className="sticky top-0 z-10 -mx-(--gutter) mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-canvas px-(--gutter) py-2">
      <div className="min-w-0 flex-1 basis-48">
        <SaveLine saving={saving} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink href="#publication" size="sm" variant="text" className="min-[1400px]:hidden">
          {t('publication')}
        </ButtonLink>
        <ButtonLink href={versionsHref} size="sm" variant="text" icon={<Icon name="clock-counter-clockwise" />}>
          {t('versions')}
        </ButtonLink>
        {preview && (
          <ButtonLink
            href={preview}
            target="_blank"
            reload
            size="sm"
            variant="secondary"
            icon={<Icon name="eye" />}
            onClick={look}
          >
            {t('preview')} <span className="sr-only">({t('previewNote')})</span>
          </ButtonLink>
        )}
        <Button type="submit" form={DESK_FORM} name="intent" value="save" size="sm" variant="plain">
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

function Failure({ failed }: { failed: FormState }) {
  const t = useText(deskText)
  const words = useFieldWords()
  const names = [...new Set(Object.keys(failed.fields).map((path) => path.split('.')[0] ?? ''))].filter(Boolean)
  return (
    <Callout tone="critical" role="alert" title={t('failed')}>
      {failed.error.message}
      {names.length > 0 && (
        <span className="block">{t('dropList', { fields: names.map((name) => words.member(name)).join(' · ') })}</span>
      )}
    </Callout>
  )
}

/** The editor of one thing. */
export function ItemView() {
  const { item: loaded, versions, version } = useLoaderData<ItemData>()
  const refused = useActionData() as FormState | undefined
  const t = useText(deskText)
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const saving = useSaving(loaded, form)
  const { item, drawn } = saving
  // A later save makes the refusal old.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision at the time of the refusal
  const refusedAt = useMemo(() => item.revision, [refused])
  const failed = refused?.error && refusedAt === item.revision ? refused : undefined
  useSaveKey(saving)
  const onSubmit = useSettledSubmit(saving)
  const here = `${listPath(lang, item.kind)}/${item.id}`
  const behind = failed?.error.code === 'content_behind'

  useEffect(() => writeRevision(form.current, item.revision), [item.revision])

  const { fields, edited } = saving
  const desk = useMemo<Desk>(
    () => ({ errorOf: (path) => fields[path] ?? failed?.fields[path], edited }),
    [fields, failed, edited],
  )
  // Without script a refused form comes back with what was typed in it.
  const typed = failed && drawn.generation === 0 ? textsOfRecord(failed.values) : null
  const doc = typed ? docOfForm(item.kind, typed) : drawn.doc
  return (
    <DeskProvider value={desk}>
      <PageHead
        above={
          <Breadcrumb
            label={t('back')}
            items={[{ href: listPath(lang, item.kind), label: t(`kind_${item.kind}`) }, { label: item.slug }]}
          />
        }
        title={say(item.title, lang) || t('untitled')}
        note={<StateBadge row={item} />}
      />
      <Bar saving={saving} versionsHref={`${here}?panel=versions`} />
      <div className="mb-5 grid gap-3 empty:hidden">
        {(saving.mark === 'behind' || behind) && (
          <Behind here={here} {...(saving.mark === 'behind' && { onKeep: () => void saving.settle(true) })} />
        )}
        {failed?.error && !behind && <Failure failed={failed} />}
        {saving.kept && <KeptText saving={saving} time={formatDateTime(lang, saving.kept.at)} />}
      </div>
      <div className="desk grid gap-6 min-[1400px]:grid-cols-[minmax(0,1fr)_320px] min-[1400px]:items-start">
        <div className="min-w-0">
          {version && <Difference kind={item.kind} version={version} here={here} />}
          {!version && <LanguageTabs />}
          <ItemForm
            form={form}
            item={item}
            doc={doc}
            generation={drawn.generation}
            hidden={version !== null}
            onSubmit={onSubmit}
          />
        </div>
        <div className="grid content-start gap-5 min-[768px]:max-[1399px]:grid-cols-2 min-[1400px]:sticky min-[1400px]:top-16">
          {versions && (
            <VersionsPanel here={here} rows={versions.rows} next={versions.next} current={version?.number ?? null} />
          )}
          <Publication item={item} />
          <Place
            key={drawn.generation}
            item={item}
            slug={typed ? typed.text('slug') : drawn.slug}
            position={typed ? Number(typed.text('position')) : item.position}
          />
        </div>
      </div>
    </DeskProvider>
  )
}
