import { createContext, type ReactNode, useContext } from 'react'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, fieldId as kitFieldId, useActionState } from '../../../web/action-form.tsx'
import { jobActsText } from '../text/acts/index.ts'
import { jobListsText } from '../text/lists/index.ts'

const formId = (act: string, target?: string): string => [act, target].filter(Boolean).join('-')

/** Id of a field of an act's form. */
export const fieldId = (act: string, name: string, target?: string): string => kitFieldId(formId(act, target), name)

/** Fresh idempotency keys of a page's forms, by act; made in the loader. */
export type ActKeys = Readonly<Record<string, string>>

const KeysContext = createContext<ActKeys>({})
export const ActKeysProvider = KeysContext.Provider

/** What came back from a submit of this act, and whether it is at the server now. */
export function useAct(act: string, target = '') {
  const state = useActionState({ intent: act, target })
  return {
    ...state,
    /** What was wrong with the file, where that is the refusal. */
    fileError: state.error?.code.startsWith('file_') ? state.error.message : undefined,
  }
}

export interface ActFormProps {
  /** The act's name: the intent of the form, and the last segment of its endpoint. */
  act: string
  /** Which of several equal forms this is (an applicant's job). */
  target?: string
  /** Files go with the form. */
  files?: boolean
  /** Fields with their labels, for the links of the error panel. */
  named?: readonly { name: string; label: string }[]
  className?: string
  children: ReactNode
}

/** Where credits are bought. */
function TopUpLink() {
  const lang = useLang()
  const t = useText(jobListsText)
  return (
    <TextLink href={`/${lang}/Marketer/buyCredit`} className="hit inline-block font-semibold">
      {t('topUp')}
    </TextLink>
  )
}

/** One act as a form of the page. */
export function ActForm({ act, target, files, named = [], className, children }: ActFormProps) {
  const keys = useContext(KeysContext)
  return (
    <ActionForm
      intent={act}
      target={target}
      id={formId(act, target)}
      idempotencyKey={keys[target ?? act] ?? keys[act]}
      labels={Object.fromEntries(named.map(({ name, label }) => [name, label]))}
      files={files}
      errorNote={({ code }) => code === 'insufficient_credits' && <TopUpLink />}
      className={cx('scroll-mt-6', className)}
    >
      {children}
    </ActionForm>
  )
}

/** The written reason of an act. */
export function ReasonField({
  act,
  target,
  label,
  maxLength,
  rows = 4,
}: {
  act: string
  target?: string
  label: string
  maxLength: number
  rows?: number
}) {
  const { values, fields } = useAct(act, target)
  return (
    <TextArea
      id={fieldId(act, 'reason', target)}
      name="reason"
      label={label}
      defaultValue={values.reason}
      error={fields.reason}
      minLength={3}
      maxLength={maxLength}
      rows={rows}
      required
    />
  )
}

/** Submit button of an act, busy while it is at the server. */
export function ActButton({
  act,
  target,
  children,
  disabled,
  form,
  ...look
}: ButtonLook & { act: string; target?: string; children: ReactNode; disabled?: boolean; form?: string }) {
  const t = useText(jobActsText)
  const { busy } = useAct(act, target)
  return (
    <Button {...look} type="submit" form={form} busy={busy} busyLabel={t('sending')} disabled={disabled}>
      {children}
    </Button>
  )
}

/** Foot of a form: on a phone it stays in sight above the tab bar while the form is. */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-5 max-lg:sticky max-lg:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:py-3">
      {note && <div className="mb-2.5 flex items-baseline justify-between gap-4 text-sm">{note}</div>}
      <div className="grid gap-2.5 lg:flex lg:flex-wrap">{children}</div>
    </div>
  )
}
