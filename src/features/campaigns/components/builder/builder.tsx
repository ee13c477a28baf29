import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { formatTime } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { SaveState } from '../../../../ui/save-state.tsx'
import type { FormState } from '../../../../web/form-state.ts'
import { LeaveGuard } from '../../../../web/leave-guard.tsx'
import { SECTIONS, type SectionCode } from '../../brief/codes.ts'
import { fieldsOfSection } from '../../brief/fields.ts'
import type { Campaign, Estimate } from '../../contract.ts'
import { messagesByField } from '../../rules/refused.ts'
import { builderText } from '../../text/builder.ts'
import { BuilderSection } from './builder-section.tsx'
import { CostCard, LiveCard } from './side-column.tsx'
import type { FieldValues } from './unsaved.ts'
import { type Autosave, useAutosave } from './use-autosave.ts'
import { useProblems } from './use-problems.ts'

export interface BuilderProps {
  campaign: Campaign
  estimate: Estimate
  /** The marketer's credits, satang; null if unknown. */
  available: number | null
  /** Sections that the URL opens. */
  open: readonly string[]
  /** Sections to show; for a live campaign only some can be edited. */
  sections?: readonly SectionCode[]
  failed: FormState | undefined
}

/** The state of the autosave, in one line. */
function SaveLine({ draft }: { draft: Autosave }) {
  const t = useText(builderText)
  const lang = useLang()
  const parts = SECTIONS.filter((code) => draft.unsaved[code])
    .map((code) => t(code))
    .join(' · ')
  const marks = Object.values(draft.marks)
  if (draft.offline && parts) return <SaveState state="failed">{t('offline', { parts })}</SaveState>
  if (draft.conflict) return <SaveState state="failed">{t('notSaved', { parts })}</SaveState>
  if (marks.includes('failed'))
    return (
      <SaveState state="failed">
        <span>
          {t('notSaved', { parts })} {draft.failure?.message ?? t('noAnswer')}{' '}
          <button type="button" onClick={draft.saver.retry} className="hit font-semibold underline">
            {t('retry')}
          </button>
        </span>
      </SaveState>
    )
  if (marks.includes('saving')) return <SaveState state="saving">{t('state_saving')}</SaveState>
  if (parts) return <SaveState state="failed">{t('savedExcept', { parts })}</SaveState>
  return <SaveState state="saved">{t('savedAt', { time: formatTime(lang, draft.campaign.updatedAt) })}</SaveState>
}

function Progress({ campaign }: { campaign: Campaign }) {
  const t = useText(builderText)
  const complete = campaign.sections.filter((section) => section.missing.length === 0).length
  return (
    <div className="w-52">
      <p className="mb-1.5 text-right text-sm">{t('progress', { n: complete, total: SECTIONS.length })}</p>
      <div className="grid grid-cols-6 gap-1.5" aria-hidden="true">
        {SECTIONS.map((code, i) => (
          <span key={code} className={`h-[5px] rounded-full ${i < complete ? 'bg-action' : 'bg-surface-2'}`} />
        ))}
      </div>
    </div>
  )
}

/** Saves pending changes, then opens the page with the summary before the campaign is sent. */
function CheckForm({ draft }: { draft: Autosave }) {
  const t = useText(builderText)
  const settled = useRef(false)
  const [left, setLeft] = useState<readonly SectionCode[]>([])
  const missing = draft.campaign.sections
    .filter((section) => section.missing.length > 0)
    .map((section) => t(section.code))
  const stillUnsaved = left.filter((code) => draft.unsaved[code])
  return (
    <Form
      method="get"
      onSubmit={(event) => {
        if (settled.current) {
          settled.current = false
          return
        }
        event.preventDefault()
        const { currentTarget } = event
        // The timeout is needed because a form cannot be submitted again during its submit event.
        void draft.saver.settle().then((unsaved) => {
          setLeft(unsaved)
          if (unsaved.length > 0) return
          settled.current = true
          setTimeout(() => currentTarget.requestSubmit(), 0)
        })
      }}
    >
      <input type="hidden" name="tab" value="brief" />
      <input type="hidden" name="step" value="check" />
      {stillUnsaved.length > 0 && (
        <div className="mb-3">
          <Callout tone="critical" role="alert" title={t('errors')}>
            {t('notSaved', { parts: stillUnsaved.map((code) => t(code)).join(' · ') })}
          </Callout>
        </div>
      )}
      <Button type="submit" size="lg" wide>
        {t('goToCheck')}
      </Button>
      <p className="mt-2 text-center text-xs text-ink-2">
        {missing.length > 0 ? t('submitMissing', { parts: missing.join(' · ') }) : t('goToCheckNote')}
      </p>
    </Form>
  )
}

function ConflictNote({ draft }: { draft: Autosave }) {
  const t = useText(builderText)
  if (draft.conflict === 'reload')
    return (
      <Callout
        tone="critical"
        role="alert"
        act={
          <ButtonLink href="?tab=brief" reload size="sm" variant="secondary">
            {t('reload')}
          </ButtonLink>
        }
      >
        {t('conflict')}
      </Callout>
    )
  return (
    <Callout
      tone="notice"
      role="alert"
      act={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={draft.saver.retry}>
            {t('saveMine')}
          </Button>
          <Button size="sm" variant="secondary" onClick={draft.saver.discard}>
            {t('discardMine')}
          </Button>
        </span>
      }
    >
      {t('savedElsewhere')}
    </Callout>
  )
}

/** Entered values of the fields with errors, if the form was submitted without JavaScript. */
function typedOf(failed: FormState | undefined): FieldValues {
  const names = Object.keys(messagesByField(failed?.fields ?? {}))
  return Object.fromEntries(names.flatMap((name) => (failed?.values[name] ? [[name, [failed.values[name]]]] : [])))
}

/** Above the sections: the state of the autosave and errors. */
function Notes({
  draft,
  failed,
  reviewNote,
}: {
  draft: Autosave
  failed: FormState | undefined
  reviewNote: string | null
}) {
  const t = useText(builderText)
  return (
    <div className="mb-4 grid gap-4 empty:hidden">
      {reviewNote && (
        <Callout tone="notice" title={t('sentBack')}>
          {reviewNote}
        </Callout>
      )}
      {draft.conflict && <ConflictNote draft={draft} />}
      {failed && (
        <Callout tone="critical" role="alert">
          {failed.error.message}
        </Callout>
      )}
    </div>
  )
}

const hasError = (code: SectionCode, errors: Readonly<Record<string, string>>): boolean =>
  fieldsOfSection(code).some(({ name, group }) => name in errors || (group !== null && group in errors))

/** The brief in numbered sections with autosave; at the right the card preview, the cost and the main action. */
export function Builder(props: BuilderProps) {
  const t = useText(builderText)
  const draft = useAutosave(props.campaign, props.estimate)
  const sections = props.sections ?? SECTIONS
  const rejected = { ...messagesByField(props.failed?.fields ?? {}), ...draft.fields }
  const errors = { ...useProblems(draft.campaign), ...rejected }
  const typed = typedOf(props.failed)
  // A closed section would hide its errors.
  const isOpen = (code: SectionCode) =>
    props.open.includes(code) ||
    hasError(code, rejected) ||
    (props.campaign.sections.find((s) => s.code === code)?.missing.length ?? 0) > 0
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
          <SaveLine draft={draft} />
          {!props.sections && <Progress campaign={draft.campaign} />}
        </div>
        <Notes draft={draft} failed={props.failed} reviewNote={props.campaign.reviewNote} />
        <div className="grid gap-3.5">
          {sections.map((section) => (
            <BuilderSection
              key={section}
              section={section}
              number={SECTIONS.indexOf(section) + 1}
              opened={isOpen(section)}
              draft={draft}
              errors={errors}
              typed={typed}
            />
          ))}
        </div>
      </div>
      <aside className="mt-6 grid content-start gap-5 lg:sticky lg:top-6 lg:mt-0 lg:self-start">
        <div>
          <p className="mb-3 flex justify-between text-sm">
            <b className="font-semibold">{t('preview')}</b>
            <span className="text-xs text-ink-3">{t('live')}</span>
          </p>
          <LiveCard campaign={draft.campaign} />
        </div>
        <CostCard campaign={draft.campaign} cost={draft.estimate.cost} available={props.available}>
          {!props.sections && <CheckForm draft={draft} />}
        </CostCard>
      </aside>
      <LeaveGuard unsaved={Object.keys(draft.unsaved).length > 0}>{t('leaveNote')}</LeaveGuard>
    </div>
  )
}
