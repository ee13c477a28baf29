import { createContext, type ReactNode, useContext } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { jobActsText } from '../text/acts/index.ts'
import { jobListsText } from '../text/lists/index.ts'

/** Fresh idempotency keys of a page's forms, by act; made in the loader. */
export type ActKeys = Readonly<Record<string, string>>

const KeysContext = createContext<ActKeys>({})
export const ActKeysProvider = KeysContext.Provider

/** What came back from a submit of this act: the error, what was typed; and whether it is at the server now. */
export function useAct(act: string, target = '') {
  const state = useActionData() as FormState | undefined
  const navigation = useNavigation()
  const mine = state?.intent === act && (state.values?.target ?? '') === target ? state : undefined
  const form = navigation.formData
  return {
    error: mine?.error ?? null,
    fields: mine?.fields ?? {},
    values: mine?.values ?? {},
    /** What was wrong with the file, where that is the refusal. */
    fileError: mine?.error.code.startsWith('file_') ? mine.error.message : undefined,
    busy: form?.get('intent') === act && (form?.get('target') ?? '') === target,
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

/** Id of a field inside an act's form, so that the error panel can lead to it. */
export const fieldId = (act: string, name: string): string => `${act}-${name}`

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

/** One act as a real form: it posts to the page and works without script. */
export function ActForm({ act, target, files, named = [], className, children }: ActFormProps) {
  const keys = useContext(KeysContext)
  const { error, fields } = useAct(act, target)
  return (
    <Form
      method="post"
      id={`act-${act}${target ?? ''}`}
      className={cx('scroll-mt-6', className)}
      {...(files && { encType: 'multipart/form-data' as const })}
    >
      <input type="hidden" name="intent" value={act} />
      {target && <input type="hidden" name="target" value={target} />}
      <input type="hidden" name="idempotencyKey" value={keys[target ?? act] ?? keys[act] ?? ''} />
      {error && (
        <div className="mb-4">
          <ErrorSummary
            title={error.message}
            fields={named
              .filter(({ name }) => fields[name])
              .map(({ name, label }) => ({ id: fieldId(act, name), label }))}
          >
            {error.code === 'insufficient_credits' && <TopUpLink />}
          </ErrorSummary>
        </div>
      )}
      {children}
    </Form>
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
      id={fieldId(act, 'reason')}
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
