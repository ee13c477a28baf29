import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../../i18n/use-text.tsx'
import { BriefSection } from '../../../../ui/brief-section.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { SaveState } from '../../../../ui/save-state.tsx'
import type { SectionCode } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { MatchEstimate } from './match-estimate.tsx'
import { SectionFields } from './section-fields.tsx'
import { useSummary } from './summary.ts'
import type { FieldValues } from './unsaved.ts'
import type { Autosave } from './use-autosave.ts'

function Mark({ section, draft }: { section: SectionCode; draft: Autosave }) {
  const t = useText(builderText)
  const mark = draft.marks[section]
  const { missing = [], problems = [] } = draft.campaign.sections.find((s) => s.code === section) ?? {}
  const empty = missing.length - problems.length
  if (mark === 'refused') return <SaveState state="failed">{t('state_refused')}</SaveState>
  if (mark === 'failed') return <SaveState state="failed">{t('state_failed')}</SaveState>
  if (mark === 'saving') return <SaveState state="saving">{t('state_saving')}</SaveState>
  if (problems.length > 0) return <SaveState state="failed">{t('state_refused')}</SaveState>
  if (empty > 0) return <p className="text-xs text-notice">{t('state_missing', { n: empty })}</p>
  return <SaveState state="saved">{t('state_saved')}</SaveState>
}

const saveButton = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[value="save"]')

/** Files are sent with the form: the section is saved as soon as a file is selected. */
const SENT_WITH_FORM: readonly string[] = ['coverFile', 'coverRemove', 'referenceFile']

interface SectionProps {
  section: SectionCode
  number: number
  opened: boolean
  draft: Autosave
  errors: Record<string, string>
  /** Values of a form that was rejected without JavaScript. */
  typed: FieldValues
}

/** An open section: a form of its own, so that it can be saved without JavaScript. */
function OpenSection({ section, draft, errors, typed }: Omit<SectionProps, 'number' | 'opened'>) {
  const t = useText(builderText)
  const { saver, register } = draft
  const settled = useRef(false)
  const onEdit = (name: string) => saver.edit(section, name)
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement
    if (SENT_WITH_FORM.includes(name)) currentTarget.requestSubmit(saveButton(currentTarget))
    else if (name) onEdit(name)
  }
  // Waits for a save in progress, which changes the version.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (settled.current) {
      settled.current = false
      return
    }
    event.preventDefault()
    const { currentTarget } = event
    void saver.settle().then((left) => {
      const file = SENT_WITH_FORM.some((name) => {
        const value = new FormData(currentTarget).get(name)
        return typeof value === 'string' ? value !== '' : (value?.size ?? 0) > 0
      })
      if (!file && left.includes(section)) {
        currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
        return
      }
      saver.expectSave()
      settled.current = true
      setTimeout(() => currentTarget.requestSubmit(saveButton(currentTarget)), 0)
    })
  }
  return (
    <div className={section === 'creators' ? 'grid gap-6 xl:grid-cols-[minmax(0,1fr)_244px]' : ''}>
      <Form
        ref={(form) => register(section, form)}
        method="post"
        encType="multipart/form-data"
        noValidate
        onChange={onChange}
        onSubmit={submit}
        key={`${section}-${draft.generation}`}
      >
        <input type="hidden" name="version" value={draft.campaign.version} />
        <input type="hidden" name="section" value={section} />
        <SectionFields
          section={section}
          campaign={draft.campaign}
          errors={errors}
          unsaved={draft.unsaved[section] ?? typed}
          onEdit={onEdit}
          estimate={draft.estimate}
        />
        <div className="mt-5">
          <Button name="intent" value="save" variant="secondary" size="sm">
            {t('save')}
          </Button>
        </div>
      </Form>
      {section === 'creators' && (
        <MatchEstimate campaign={draft.campaign} estimate={draft.estimate} onTake={saver.expectSave} />
      )}
    </div>
  )
}

/** A numbered section of the brief: its fields, or one line when it is complete. */
export function BuilderSection({ section, number, opened, draft, errors, typed }: SectionProps) {
  const t = useText(builderText)
  const summary = useSummary()
  const done = draft.campaign.sections.find((s) => s.code === section)?.missing.length === 0
  if (opened || draft.unsaved[section])
    return (
      <BriefSection
        id={section}
        number={number}
        title={t(section)}
        note={t(`${section}Note`)}
        state={<Mark section={section} draft={draft} />}
      >
        <OpenSection {...{ section, draft, errors, typed }} />
      </BriefSection>
    )
  return (
    <BriefSection
      id={section}
      number={number}
      title={t(section)}
      note={summary(section, draft.campaign)}
      done={done}
      edit={
        <ButtonLink
          href={`?tab=brief&open=${section}#${section}`}
          variant="secondary"
          size="sm"
          aria-label={`${t('edit')} ${t(section)}`}
        >
          {t('edit')}
        </ButtonLink>
      }
    />
  )
}
