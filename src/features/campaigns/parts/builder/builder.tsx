import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormState } from '../../../../core/forms.ts'
import { formatTime } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { SaveState } from '../../../../ui/save-state.tsx'
import { type Campaign, type Estimate, SECTIONS, type SectionCode } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { Part } from './section-part.tsx'
import { CostCard, LiveCard } from './side-column.tsx'
import { type Autosave, useAutosave } from './use-autosave.ts'

export interface BuilderProps {
  campaign: Campaign
  estimate: Estimate
  /** Credits of the brand, satang; null while they are not known. */
  available: number | null
  /** Sections that the address asks to be open. */
  open: readonly string[]
  /** Sections to show; a live campaign changes only some. */
  sections?: readonly SectionCode[]
  failed: FormState | undefined
}

function Head({ saver }: { saver: Autosave }) {
  const t = useText(builderText)
  const lang = useLang()
  const complete = saver.campaign.sections.filter((section) => section.missing.length === 0).length
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <SaveState state="saved">{t('savedAt', { time: formatTime(lang, saver.savedAt) })}</SaveState>
      <div className="w-52">
        <p className="mb-1.5 text-right text-sm">{t('progress', { n: complete, total: SECTIONS.length })}</p>
        <div className="grid grid-cols-6 gap-1.5" aria-hidden="true">
          {SECTIONS.map((code, i) => (
            <span key={code} className={`h-[5px] rounded-full ${i < complete ? 'bg-action' : 'bg-surface-2'}`} />
          ))}
        </div>
      </div>
    </div>
  )
}

function SubmitForm({ saver, failed }: { saver: Autosave; failed: FormState | undefined }) {
  const t = useText(builderText)
  const busy = useNavigation().formData?.get('intent') === 'submit'
  const settled = useRef(false)
  const missing = saver.campaign.sections
    .filter((section) => section.missing.length > 0)
    .map((section) => t(section.code))
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        if (settled.current) {
          settled.current = false
          return
        }
        event.preventDefault()
        const { currentTarget } = event
        const button = (event.nativeEvent as SubmitEvent).submitter
        // A form cannot be sent again while it still fires its submit event, hence the timeout.
        void saver.settle().then(() => {
          settled.current = true
          setTimeout(() => currentTarget.requestSubmit(button), 0)
        })
      }}
    >
      {failed?.intent === 'submit' && (
        <div className="mb-3">
          <Callout tone="critical" role="alert" title={t('errors')}>
            {failed.error.message}
          </Callout>
        </div>
      )}
      <Button type="submit" name="intent" value="submit" size="lg" wide busy={busy}>
        {t('submit')}
      </Button>
      <p className="mt-2 text-center text-xs text-ink-2">
        {missing.length > 0 ? t('submitMissing', { parts: missing.join(' · ') }) : t('submitNote')}
      </p>
    </Form>
  )
}

/** The brief as numbered parts, saved while it is written; at the right the card, the cost and the one act. */
export function Builder(props: BuilderProps) {
  const t = useText(builderText)
  const lang = useLang()
  const saver = useAutosave(props.campaign, props.estimate)
  const sections = props.sections ?? SECTIONS
  const failedFields = props.failed?.fields ?? {}
  const errors = { ...failedFields, ...saver.fields }
  const isOpen = (code: SectionCode) =>
    props.open.includes(code) || (props.campaign.sections.find((s) => s.code === code)?.missing.length ?? 0) > 0
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        {!props.sections && <Head saver={saver} />}
        {props.campaign.reviewNote && (
          <div className="mb-4">
            <Callout tone="notice" title={t('sentBack')}>
              {props.campaign.reviewNote}
            </Callout>
          </div>
        )}
        {saver.conflict && (
          <div className="mb-4">
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
          </div>
        )}
        {props.failed && props.failed.intent !== 'submit' && (
          <div className="mb-4">
            <Callout tone="critical" role="alert">
              {props.failed.error.message}
            </Callout>
          </div>
        )}
        <div className="grid gap-3.5">
          {sections.map((section) => (
            <Part
              key={section}
              section={section}
              number={SECTIONS.indexOf(section) + 1}
              opened={isOpen(section)}
              saver={saver}
              errors={errors}
              version={props.campaign.version}
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
          <LiveCard campaign={saver.campaign} />
        </div>
        <CostCard cost={saver.estimate.cost} available={props.available} lang={lang}>
          {!props.sections && <SubmitForm saver={saver} failed={props.failed} />}
        </CostCard>
      </aside>
    </div>
  )
}
