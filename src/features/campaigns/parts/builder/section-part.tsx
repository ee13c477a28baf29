import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../../i18n/use-text.tsx'
import { BriefSection } from '../../../../ui/brief-section.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { SaveState } from '../../../../ui/save-state.tsx'
import type { SectionCode } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { BriefFields } from './brief-fields.tsx'
import { CreatorsFields } from './creators-fields.tsx'
import { GoalFields } from './goal-fields.tsx'
import { MatchEstimate } from './match-estimate.tsx'
import { PostFields } from './post-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { RightsFields } from './rights-fields.tsx'
import { useSummary } from './summary.ts'
import type { Autosave } from './use-autosave.ts'

function Fields({
  section,
  saver,
  errors,
  onEdit,
}: {
  section: SectionCode
  saver: Autosave
  errors: Record<string, string>
  onEdit: () => void
}) {
  const props = { campaign: saver.campaign, errors, onEdit }
  switch (section) {
    case 'goal':
      return <GoalFields {...props} />
    case 'post':
      return <PostFields {...props} />
    case 'brief':
      return <BriefFields {...props} />
    case 'creators':
      return <CreatorsFields {...props} />
    case 'price':
      return <PriceFields {...props} prices={saver.estimate.prices} />
    case 'rights':
      return <RightsFields {...props} />
  }
}

function Mark({ section, saver }: { section: SectionCode; saver: Autosave }) {
  const t = useText(builderText)
  const mark = saver.marks[section]
  const missing = saver.campaign.sections.find((s) => s.code === section)?.missing.length ?? 0
  if (mark === 'failed')
    return (
      <SaveState state="failed">
        {t('state_failed')}
        <button type="button" onClick={saver.retry} className="hit font-semibold underline">
          {t('retry')}
        </button>
      </SaveState>
    )
  if (mark === 'saving') return <SaveState state="saving">{t('state_saving')}</SaveState>
  if (missing > 0) return <p className="text-xs text-notice">{t('state_missing', { n: missing })}</p>
  return <SaveState state="saved">{t('state_saved')}</SaveState>
}

interface PartProps {
  section: SectionCode
  number: number
  opened: boolean
  saver: Autosave
  errors: Record<string, string>
  version: number
}

/** One numbered part: its own form, so that it can be saved without script. */
export function Part({ section, number, opened, saver, errors, version }: PartProps) {
  const t = useText(builderText)
  const form = useRef<HTMLFormElement>(null)
  const settled = useRef(false)
  const summary = useSummary()
  const done = saver.campaign.sections.find((s) => s.code === section)?.missing.length === 0
  const onEdit = () => form.current && saver.edit(section, form.current)
  // A save under way has a version of its own: the form waits for it.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (settled.current) {
      settled.current = false
      return
    }
    event.preventDefault()
    const { currentTarget } = event
    const button = (event.nativeEvent as SubmitEvent).submitter
    void saver.settle().then(() => {
      settled.current = true
      setTimeout(() => currentTarget.requestSubmit(button), 0)
    })
  }
  if (!opened)
    return (
      <BriefSection
        id={section}
        number={number}
        title={t(section)}
        note={summary(section, saver.campaign)}
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
  return (
    <BriefSection
      id={section}
      number={number}
      title={t(section)}
      note={t(`${section}Note`)}
      state={<Mark section={section} saver={saver} />}
    >
      <div className={section === 'creators' ? 'grid gap-6 xl:grid-cols-[minmax(0,1fr)_244px]' : ''}>
        <Form
          ref={form}
          method="post"
          encType="multipart/form-data"
          onChange={onEdit}
          onSubmit={submit}
          key={`${section}-${version}`}
        >
          <input type="hidden" name="version" value={saver.campaign.version} />
          <input type="hidden" name="section" value={section} />
          <Fields section={section} saver={saver} errors={errors} onEdit={onEdit} />
          <div className="mt-5">
            <Button name="intent" value="save" variant="secondary" size="sm">
              {t('save')}
            </Button>
          </div>
        </Form>
        {section === 'creators' && <MatchEstimate campaign={saver.campaign} estimate={saver.estimate} />}
      </div>
    </BriefSection>
  )
}
