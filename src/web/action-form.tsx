import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Form, type FormProps, useActionData, useLocation, useNavigation, useRouteLoaderData } from 'react-router'
import { useText } from '../i18n/use-text.tsx'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { CONNECTION_ERRORS } from './client-action.ts'
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
import type { CallFailure, Viewer } from './page.ts'
import { webText } from './text/index.ts'

/** Which of a page's forms: its intent, and where several forms have the same, the target of this one. */
export interface FormName {
  /** One intent, or every intent that a button of the form may send. */
  intent: string | readonly string[]
  target?: string | undefined
}

export interface ActionState {
  error: CallFailure | null
  /** Field → message. */
  fields: Readonly<Record<string, string>>
  /** Field → what was entered. */
  values: Readonly<Record<string, string>>
  /** The intent that was tried or is at the server. */
  intent: string
  /** The form is at the server. */
  busy: boolean
  /** The submit may not have reached the server: the form says so itself. */
  unanswered: boolean
}

const isOneOf = (intent: FormName['intent'], value: unknown): boolean =>
  typeof value === 'string' && (typeof intent === 'string' ? [intent] : intent).includes(value.split(':')[0] ?? '')

/** What came back from the last submit of a form, and whether it is at the server now. */
export function useActionState({ intent, target = '' }: FormName): ActionState {
  const refusal = refusalOf(useActionData())
  const { formData } = useNavigation()
  const mine = refusal && isOneOf(intent, refusal.intent) && (refusal.values.target ?? '') === target ? refusal : null
  const busy = isOneOf(intent, formData?.get('intent')) && (formData?.get('target') ?? '') === target
  return {
    error: mine?.error ?? null,
    fields: mine?.fields ?? {},
    values: mine?.values ?? {},
    intent: mine?.intent ?? '',
    busy,
    unanswered: mine !== null && (CONNECTION_ERRORS as readonly string[]).includes(mine.error.code),
  }
}

/** What went wrong with a form that the page no longer shows: its place is taken by forms of other intents. */
export function useOtherError(shown: readonly string[]): CallFailure | null {
  const refusal = refusalOf(useActionData())
  return refusal && !isOneOf(shown, refusal.intent) ? refusal.error : null
}

interface FormContextValue {
  id: string
  state: ActionState
  /** What an earlier visit left in the form. */
  draft: FormDraft | null
}
const FormContext = createContext<FormContextValue | null>(null)

/** The form around a component. */
function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (!form) throw new Error('outside an ActionForm')
  return form
}

const formId = ({ intent, target }: FormName): string =>
  [typeof intent === 'string' ? intent : intent[0], target].filter(Boolean).join('-')

/** The value of a component's own field that an earlier visit left; the component marks its input `data-restore`. */
export const useRestored = (name: string): string | undefined => useContext(FormContext)?.draft?.values[name]?.at(-1)

/** Id of a field of an ActionForm, so that the error summary can lead to it. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`

const fieldsOf =
  ({ id, state: { values, fields, error } }: Pick<FormContextValue, 'id' | 'state'>) =>
  (name: string, initial?: string | null) => ({
    id: fieldId(id, name),
    name,
    defaultValue: values[name] ?? initial ?? undefined,
    // Most refusals of a file name no field.
    error: fields[name] ?? (name === 'file' && error?.code.startsWith('file_') ? error.message : undefined),
  })

/** Props of the fields of the form around: name, id, what was entered, what is wrong with it. */
export const useFields = () => fieldsOf(useForm())

export interface ActionFormProps extends FormName {
  /** By default the intent with the target. */
  id?: string
  idempotencyKey?: string | undefined
  /** Field → name, for the links of the error summary. */
  labels?: Readonly<Record<string, string>>
  /** Values that the form sends unseen. */
  hidden?: Readonly<Record<string, string>> | undefined
  /** Files go with the form. */
  files?: boolean | undefined
  /** More below the message of an error. */
  errorNote?: (error: CallFailure) => ReactNode
  /** False where the page shows errors at another place. */
  summary?: boolean
  /** The page that does it, where this is another one. */
  action?: string
  className?: string
  onSubmit?: FormProps['onSubmit']
  onChange?: FormProps['onChange']
  preventScrollReset?: boolean
  /** Its answer is a whole page. */
  reloadDocument?: boolean
  /** None where a `FormButton` is all of it; a function gets what `useFields` gives. */
  children?: ReactNode | ((field: ReturnType<typeof useFields>) => ReactNode)
}

/** What was entered in the form outlives a reload, another language and the end of a session; it ends with success. */
function useDraft(id: string) {
  const form = useRef<HTMLFormElement>(null)
  const initial = useRef<FormValues>({})
  const { pathname } = useLocation()
  const viewer = useRouteLoaderData<{ viewer: Viewer }>('root')?.viewer.uuid ?? ''
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
  // After a success the page shows what is saved now.
  const idle = useNavigation().state === 'idle'
  useEffect(() => {
    if (idle && form.current && !readDraft(key)) initial.current = initialValuesOf(form.current)
  }, [idle, key])
  return {
    form,
    draft,
    /** A control that writes its field itself does so after its event. */
    save: () => {
      const current = form.current
      if (current) setTimeout(() => saveDraft(key, { values: valuesOf(current), initial: initial.current }), 0)
    },
    submit: () => form.current && markSubmitted(key, form.current, initial.current),
  }
}

/** A form of the page as a real form: it works without script, and loses nothing when a submit does not get through. */
export function ActionForm(props: ActionFormProps) {
  const { intent, target, idempotencyKey, labels = {}, hidden = {}, files, summary = true, children } = props
  const t = useText(webText)
  const state = useActionState({ intent, target })
  const id = props.id ?? formId({ intent, target })
  const draft = useDraft(id)
  const { error, unanswered } = state
  return (
    <FormContext value={{ id, state, draft: draft.draft }}>
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
        {typeof children === 'function' ? children(fieldsOf({ id, state })) : children}
      </Form>
    </FormContext>
  )
}

export interface SubmitButtonProps extends ButtonLook {
  /** Where the form has several intents. */
  intent?: string
  busyLabel?: string
  disabled?: boolean
  className?: string
  children: ReactNode
}

function BusyButton({ state, intent, busyLabel, ...props }: SubmitButtonProps & { state: ActionState; form?: string }) {
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

/** The button of the form around, busy while its intent is at the server. */
export function SubmitButton(props: SubmitButtonProps) {
  return <BusyButton {...props} state={useForm().state} />
}

/** The button of a form that stands elsewhere on the page. */
export function FormButton({ of, ...props }: SubmitButtonProps & { of: FormName }) {
  return <BusyButton {...props} form={formId(of)} state={useActionState(of)} />
}
