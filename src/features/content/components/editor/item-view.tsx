import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { formatDateTime } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { PageHead } from '../../../../ui/heading.tsx'
import { type FormState, refusalOf } from '../../../../web/form-state.ts'
import { LeaveGuard } from '../../../../web/leave-guard.tsx'
import type { EditorItem } from '../../contract.ts'
import { docOfForm, textsOfRecord } from '../../rules/form.ts'
import { localize } from '../../rules/words.ts'
import { editorText } from '../../text/editor/index.ts'
import { useFieldWords } from './choice-words.ts'
import { DraftPreview } from './draft-preview.tsx'
import { type EditorPage, EditorProvider } from './editor-context.ts'
import { Bar } from './item-bar.tsx'
import type { ItemData } from './item-data.ts'
import { ItemForm, LanguageTabs } from './item-form.tsx'
import { listPath } from './list-path.ts'
import { Place } from './place.tsx'
import { Publication } from './publication.tsx'
import { SaveConflict, SavedTextNote } from './save-line.tsx'
import { StateBadge } from './state-badge.tsx'
import { type Saving, useSaving } from './use-saving.ts'
import { Difference, VersionsPanel } from './versions.tsx'
import './editor.css'

/** Ctrl+S saves the draft instead of the web page. */
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

/**
 * Writes the revision into the hidden input directly, because it is uncontrolled: React sets `defaultValue` only once.
 */
function writeRevision(form: HTMLFormElement | null, revision: number): void {
  const input = form?.elements.namedItem('revision')
  if (input instanceof HTMLInputElement) input.value = String(revision)
}

/** Saves the input before the form's action is sent, with the new revision. */
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
      // A form cannot be submitted again inside its submit event, hence the timeout.
      setTimeout(() => {
        writeRevision(form, saving.revision())
        settled.current = true
        form.requestSubmit(button)
      }, 0)
    })
  }
}

function Failure({ failed }: { failed: FormState }) {
  const t = useText(editorText)
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

function Head({ item }: { item: EditorItem }) {
  const t = useText(editorText)
  const lang = useLang()
  const above = [{ href: listPath(lang, item.kind), label: t(`kind_${item.kind}`) }, { label: item.slug }]
  return (
    <PageHead
      above={<Breadcrumb label={t('back')} items={above} />}
      title={localize(item.title, lang) || t('untitled')}
      note={<StateBadge row={item} />}
    />
  )
}

/** Notes above the fields: what prevents the action. */
function Notes({ saving, failed, here }: { saving: Saving; failed: FormState | undefined; here: string }) {
  const lang = useLang()
  const behind = failed?.error.code === 'content_behind'
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {saving.mark === 'behind' && <SaveConflict here={here} onKeep={() => void saving.settle(true)} />}
      {saving.mark !== 'behind' && behind && <SaveConflict here={here} />}
      {failed && !behind && <Failure failed={failed} />}
      {saving.unsentText && <SavedTextNote saving={saving} time={formatDateTime(lang, saving.unsentText.at)} />}
    </div>
  )
}

/** The editor of one item. */
export function ItemView() {
  const { item: loaded, versions, version } = useLoaderData<ItemData>()
  const refused = refusalOf(useActionData())
  const t = useText(editorText)
  const lang = useLang()
  const form = useRef<HTMLFormElement>(null)
  const saving = useSaving(loaded, form)
  const { item, drawn } = saving
  // A later save makes the error obsolete.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision at the time of the refusal
  const refusedAt = useMemo(() => item.revision, [refused])
  const failed = refused && refusedAt === item.revision ? refused : undefined
  useSaveKey(saving)
  const onSubmit = useSettledSubmit(saving)
  const here = `${listPath(lang, item.kind)}/${item.id}`

  useEffect(() => writeRevision(form.current, item.revision), [item.revision])

  const { fields, edited } = saving
  const desk = useMemo<EditorPage>(
    () => ({ errorOf: (path) => fields[path] ?? failed?.fields[path], edited }),
    [fields, failed, edited],
  )
  // Without script, a rejected form is returned with its input.
  const typed = failed && drawn.generation === 0 ? textsOfRecord(failed.values) : null
  const behind = failed?.error.code === 'content_behind'
  const doc = typed ? docOfForm(item.kind, typed) : drawn.doc
  return (
    <EditorProvider value={desk}>
      <Head item={item} />
      <Bar saving={saving} versionsHref={`${here}?panel=versions`} />
      <Notes saving={saving} failed={failed} here={here} />
      <div className="desk grid grid-cols-[minmax(0,1fr)] gap-6 min-[1400px]:grid-cols-[minmax(0,1fr)_320px] min-[1400px]:items-start">
        <div className="min-w-0">
          {version && <Difference kind={item.kind} version={version} here={here} />}
          {!version && <LanguageTabs />}
          {!version && <DraftPreview item={item} />}
          <ItemForm
            form={form}
            item={item}
            revision={typed && behind ? Number(typed.text('revision')) : item.revision}
            doc={doc}
            generation={drawn.generation}
            hidden={version !== null}
            onSubmit={onSubmit}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 min-[768px]:max-[1399px]:grid-cols-2 min-[1400px]:sticky min-[1400px]:top-16">
          {versions && (
            <VersionsPanel here={here} rows={versions.rows} next={versions.next} current={version?.number ?? null} />
          )}
          <Publication item={item} />
          <Place
            key={drawn.generation}
            item={item}
            slug={typed ? typed.text('slug') : drawn.slug}
            position={typed ? Number(typed.text('position')) : drawn.position}
          />
        </div>
      </div>
      <LeaveGuard unsaved={saving.mark !== 'saved' && saving.mark !== 'behind'}>{t('leaveNote')}</LeaveGuard>
    </EditorProvider>
  )
}
