import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { ActionForm, SubmitButton, useActionState } from './action-form.tsx'

interface RejectFormProps {
  target: string
  hidden?: Record<string, string>
  reasons: readonly { value: string; label: string }[]
  words: Readonly<
    Record<'reject' | 'reasonCode' | 'reasonNote' | 'reasonHelp' | 'choose' | 'working' | 'rejectSend', string>
  >
}

/** Intent `reject` with `reasonCode` and `reason`. Collapsed at first, so that the reviewed content stays visible. */
export function RejectForm({ target, hidden, reasons, words }: RejectFormProps) {
  const { error } = useActionState({ intent: 'reject', target })
  return (
    <details open={error !== null}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center rounded-full bg-critical-bg px-5 font-semibold text-critical">
        {words.reject}
      </summary>
      <ActionForm
        intent="reject"
        target={target}
        {...(hidden && { hidden })}
        labels={{ reasonCode: words.reasonCode, reason: words.reasonNote }}
        className="mt-3 grid gap-3"
      >
        {(field) => (
          <>
            <Select
              {...field('reasonCode')}
              label={words.reasonCode}
              size="sm"
              emptyLabel={words.choose}
              required
              options={[...reasons]}
            />
            <TextArea {...field('reason')} label={words.reasonNote} help={words.reasonHelp} rows={2} maxLength={500} />
            <SubmitButton variant="danger" wide busyLabel={words.working}>
              {words.rejectSend}
            </SubmitButton>
          </>
        )}
      </ActionForm>
    </details>
  )
}

const WORDS = ['reject', 'reasonCode', 'reasonNote', 'reasonHelp', 'choose', 'working', 'rejectSend'] as const

/** The texts of the form, taken from a feature's catalogue. */
export const rejectWordsOf = (t: (key: (typeof WORDS)[number]) => string) =>
  Object.fromEntries(WORDS.map((key) => [key, t(key)])) as RejectFormProps['words']
