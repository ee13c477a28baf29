import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Form, type FormProps, useActionData, useLocation, useNavigation } from 'react-router'
import type { Permission } from '../core/endpoint.ts'
import { useText } from '../i18n/use-text.tsx'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { LOCKED } from '../ui/link.tsx'
import { isWaiting } from './call-error.ts'
import { CONNECTION_ERRORS } from './client-action.ts'
import { useFieldChecks } from './field-checks.ts'
import {
  currentDraft,
  draftKey,
  type FormDraft,
  type FormValues,
  fillForm,
  initialValuesOf,
  markSubmitted,
  readDraft,
  saveDraft,
  valuesOf,
} from './form-draft.ts'
import { refusalOf } from './form-state.ts'
import type { CallFailure } from './page.ts'
import { useHasPermission } from './permissions.ts'
import { webText } from './text/index.ts'
import { useViewer } from './use-viewer.ts'

/** Identifies a form of the page: its intent, and its target if several forms have the same intent. */
export interface FormName {
  /** One intent, or every intent that a button of the form may send. */
  intent: string | readonly string[]
  target?: string | undefined
}

export interface ActionState {
  error: CallFailure | null
  /** Field to message. */
  fields: Readonly<Record<string, string>>
  /** Field to entered value. */
  values: Readonly<Record<string, string>>
  /** All entered values of a repeated field, such as the boxes that were ticked. */
  entered: (name: string) => readonly string[]
  /** The intent that was rejected or is being submitted. */
  intent: string
  busy: boolean
  /** The submit may not have reached the server; the form shows this itself. */
  unanswered: boolean
}

const isOneOf = (intent: FormName['intent'], value: unknown): boolean =>
  typeof value === 'string' && (typeof intent === 'string' ? [intent] : intent).includes(value.split(':')[0] ?? '')

/** The result of a form's last submit, and whether it is being submitted now. */
export function useActionState({ intent, target = '' }: FormName): ActionState {
  const refusal = refusalOf(useActionData())
  const { formData } = useNavigation()
  const mine = refusal && isOneOf(intent, refusal.intent) && (refusal.values.target ?? '') === target ? refusal : null
  const busy = isOneOf(intent, formData?.get('intent')) && (formData?.get('target') ?? '') === target
  return {
    error: mine?.error ?? null,
    fields: mine?.fields ?? {},
    values: mine?.values ?? {},
    entered: (name) => mine?.lists?.[name] ?? (mine?.values[name] ? [mine.values[name]] : []),
    intent: mine?.intent ?? '',
    busy,
    unanswered: mine !== null && (CONNECTION_ERRORS as readonly string[]).includes(mine.error.code),
  }
}

/** The error of a form that the page no longer shows, because forms with other intents have replaced it. */
export function useOtherError(shown: readonly string[]): CallFailure | null {
  const refusal = refusalOf(useActionData())
  return refusal && !isOneOf(shown, refusal.intent) ? refusal.error : null
}

interface FormContextValue {
  id: string
  state: ActionState
  /** Errors of the browser's own validation, by field. */
  checks: Readonly<Record<string, string>>
  /** Removes the error of a field that was corrected without a submit. */
  clearError: (name: string) => void
  /** Restored values of the form. */
  draft: FormDraft | null
}
const FormContext = createContext<FormContextValue | null>(null)

/** The context of the surrounding form. Throws outside an `ActionForm`. */
function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('outside an ActionForm')
  return form
}

const formId = ({ intent, target }: FormName): string =>
  [typeof intent === 'string' ? intent : intent[0], target].filter(Boolean).join('-')

/** The restored values of a component's own fields, by name; the component marks hidden ones with `data-restore`. */
export function useRestored(): (name: string) => string | undefined {
  const draft = useContext(FormContext)?.draft
  return (name) => draft?.values[name]?.at(-1)
}

/** Id of a field of an ActionForm, for links of the error summary. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`

/** Most file errors do not name a field. */
const isOfFile = (error: CallFailure): boolean => error.code.startsWith('file_')

const fieldsOf =
  ({ id, state: { values, fields, error }, checks }: Pick<FormContextValue, 'id' | 'state' | 'checks'>) =>
  (name: string, initial?: string | null) => ({
    id: fieldId(id, name),
    name,
    defaultValue: values[name] ?? initial ?? undefined,
    // A field that is requested only now is not wrong: the note above the form asks for it.
    error:
      checks[name] ??
      (error && isWaiting(error) ? undefined : fields[name]) ??
      (name === 'file' && error && isOfFile(error) ? error.message : undefined),
  })

/** Props of the fields of the surrounding form: name, id, entered value, error. */
export const useFields = () => fieldsOf(useForm())

/** Returns a function that removes a field's error, for fields that are corrected without a submit (by an upload). */
export const useClearError = () => useForm().clearError

/** The state of a form without the errors of corrected fields. The form's own error goes with the last of them. */
function useCorrected(state: ActionState): { state: ActionState; clearError: (name: string) => void } {
  const { error, fields } = state
  const [corrected, setCorrected] = useState<{ error: CallFailure | null; names: readonly string[] }>()
  const names = corrected?.error === error ? corrected.names : []
  const clearError = useCallback(
    (name: string) =>
      setCorrected((before) => ({ error, names: [...(before?.error === error ? before.names : []), name] })),
    [error],
  )
  if (names.length === 0 || !error) return { state, clearError }
  const left = Object.entries(fields).filter(([name]) => !names.includes(name))
  const remains = left.length > 0 || !(Object.keys(fields).length > 0 || isOfFile(error))
  return { state: { ...state, fields: Object.fromEntries(left), error: remains ? error : null }, clearError }
}

export interface ActionFormProps extends FormName {
  /** Intent and target by default. */
  id?: string
  /** Permission that a team member needs to send the form; by default the one of the page's other forms. */
  permission?: Permission
  idempotencyKey?: string | undefined
  /** Field to label, for the links of the error summary. */
  labels?: Readonly<Record<string, string>>
  hidden?: Readonly<Record<string, string>> | undefined
  files?: boolean | undefined
  /** Additional content below the error message. */
  errorNote?: (error: CallFailure) => ReactNode
  /** False if the page shows the errors elsewhere. */
  summary?: boolean
  /** Path of the page whose action handles the form, if it is another page. */
  action?: string
  className?: string
  onSubmit?: FormProps['onSubmit']
  onChange?: FormProps['onChange']
  preventScrollReset?: boolean
  /** For a response that is a whole document. */
  reloadDocument?: boolean
  /** Omitted if the form is only a `FormButton`; a function receives the result of `useFields`. */
  children?: ReactNode | ((field: ReturnType<typeof useFields>) => ReactNode)
}

/**
 * Stores the entered values so that they survive a reload, a change of language and an expired session; deleted after
 * success.
 */
function useDraft(id: string) {
  const form = useRef<HTMLFormElement>(null)
  const initial = useRef<FormValues>({})
  const { pathname } = useLocation()
  const viewer = useViewer()?.uuid ?? ''
  const key = draftKey(viewer, pathname, id)
  const [draft, setDraft] = useState<FormDraft | null>(null)
  useEffect(() => {
    const current = form.current
    if (!current) return
    initial.current = initialValuesOf(current)
    const stored = readDraft(key)
    const restored = stored && currentDraft(stored, initial.current)
    setDraft(restored)
    if (restored) fillForm(current, restored)
  }, [key])
  // After success the fields show the saved values.
  const idle = useNavigation().state === 'idle'
  useEffect(() => {
    if (idle && form.current && !readDraft(key)) initial.current = initialValuesOf(form.current)
  }, [idle, key])
  return {
    form,
    draft,
    /** Waits for the end of the event, because some controls write their hidden field in their own handler. */
    save: () => {
      const current = form.current
      if (current) setTimeout(() => saveDraft(key, { values: valuesOf(current), initial: initial.current }), 0)
    },
    submit: () => form.current && markSubmitted(key, form.current, initial.current),
  }
}

/** Disables the fields of a form that the viewer may not send. */
function Lockable({ locked, children }: { locked: boolean; children: ReactNode }) {
  if (!locked) return children
  return (
    <fieldset disabled className="contents" {...LOCKED}>
      {children}
    </fieldset>
  )
}

/**
 * A native form: it works without JavaScript, and keeps the entered values if a submit fails. A team member without the
 * permission for it sees it disabled.
 */
export function ActionForm(props: ActionFormProps) {
  const { intent, target, idempotencyKey, labels = {}, hidden = {}, files, summary = true, children } = props
  const t = useText(webText)
  const { state, clearError } = useCorrected(useActionState({ intent, target }))
  const id = props.id ?? formId({ intent, target })
  const draft = useDraft(id)
  const { error, unanswered } = state
  const locked = !useHasPermission(props.permission)
  const checks = useFieldChecks(draft.form, (control) => control.id === fieldId(id, control.name))
  return (
    <FormContext value={{ id, state, checks, clearError, draft: draft.draft }}>
      <Form
        ref={draft.form}
        method="post"
        action={props.action}
        id={id}
        className={props.className}
        preventScrollReset={props.preventScrollReset}
        reloadDocument={props.reloadDocument}
        onInput={draft.save}
        onChange={props.onChange}
        onSubmit={(event) => {
          props.onSubmit?.(event)
          if (!event.defaultPrevented) draft.submit()
        }}
        {...(files && { encType: 'multipart/form-data' as const })}
      >
        {typeof intent === 'string' && <input type="hidden" name="intent" value={intent} />}
        {target && <input type="hidden" name="target" value={target} />}
        {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {error && (summary || unanswered) && (
          <div className="mb-4">
            <ErrorSummary
              key={JSON.stringify(error)}
              title={error.message}
              tone={isWaiting(error) ? 'info' : 'critical'}
              fields={Object.keys(state.fields)
                .filter((name) => labels[name])
                .map((name) => ({ id: fieldId(id, name), label: labels[name] }))}
            >
              {unanswered && (
                <div className="mt-2">
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={state.busy}
                    busyLabel={t('sending')}
                    {...(typeof intent !== 'string' && { name: 'intent', value: state.intent })}
                  >
                    {t('sendAgain')}
                  </Button>
                </div>
              )}
              {props.errorNote?.(error)}
            </ErrorSummary>
          </div>
        )}
        <Lockable locked={locked}>
          {typeof children === 'function' ? children(fieldsOf({ id, state, checks })) : children}
        </Lockable>
      </Form>
    </FormContext>
  )
}

export interface SubmitButtonProps extends ButtonLook {
  /** Required if the form has several intents. */
  intent?: string
  busyLabel?: string
  disabled?: boolean
  className?: string
  children: ReactNode
}

interface BusyButtonProps extends SubmitButtonProps {
  state: ActionState
  form?: string
}

function BusyButton({ state, intent, busyLabel, ...props }: BusyButtonProps) {
  const t = useText(webText)
  const { formData } = useNavigation()
  const busy = state.busy && (intent === undefined || formData?.get('intent') === intent)
  return (
    <Button
      {...props}
      type="submit"
      busy={busy}
      busyLabel={busyLabel ?? t('sending')}
      {...(intent !== undefined && { name: 'intent', value: intent })}
    />
  )
}

/** The submit button of the surrounding form; busy while its intent is being submitted. */
export function SubmitButton(props: SubmitButtonProps) {
  return <BusyButton {...props} state={useForm().state} />
}

/** A submit button outside its form. */
export function FormButton({ of, ...props }: SubmitButtonProps & { of: FormName }) {
  const locked = !useHasPermission()
  return (
    <BusyButton
      {...props}
      form={formId(of)}
      state={useActionState(of)}
      disabled={locked || props.disabled}
      {...(locked && LOCKED)}
    />
  )
}
