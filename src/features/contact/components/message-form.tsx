import { Form, useNavigation } from 'react-router'
import type { FormState } from '../../../core/forms.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type FormName, MOST_LINKS, type Topic } from '../rules/message.ts'
import { TOPIC_WORDS } from '../rules/topics.ts'
import { contactText } from '../text/index.ts'

interface MessageFormProps {
  form: FormName
  topics: readonly Topic[]
  /** Chosen by the link that led here. */
  topic?: string
  /** How the message begins. */
  begin?: string
  stamp: string
  state: FormState | undefined
}

/** People neither see nor reach it; what fills every field fills this one too. */
function Trap() {
  const t = useText(contactText)
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('trap')}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** What went wrong, with a link to each field; a refusal without fields says all itself. */
function Problem({ state, labels }: { state: FormState | undefined; labels: Readonly<Record<string, string>> }) {
  if (!state) return null
  const fields = Object.keys(state.fields).flatMap((id) => (labels[id] ? [{ id, label: labels[id] }] : []))
  return <ErrorSummary key={JSON.stringify(state)} title={state.error.message} fields={fields} />
}

/** The form of both pages. Everything typed comes back after a refusal, with and without script. */
export function MessageForm({ form, topics, topic, begin, stamp, state }: MessageFormProps) {
  const t = useText(contactText)
  const lang = useLang()
  const busy = useNavigation().state === 'submitting'
  const partner = form === 'partnership'
  const typed = (name: string) => ({
    id: name,
    name,
    defaultValue: state?.values[name] ?? '',
    error: state?.fields[name],
  })
  const labels = {
    topic: partner ? t('who') : t('topic'),
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    company: t('company'),
    message: t('message'),
  }
  return (
    <Form method="post" className="grid gap-5" preventScrollReset>
      <Problem state={state} labels={labels} />
      <input type="hidden" name="stamp" value={stampOf(state) ?? stamp} />
      <Trap />
      <Select
        {...typed('topic')}
        defaultValue={state?.values.topic ?? (topics.some((known) => known === topic) ? topic : '')}
        label={labels.topic}
        emptyLabel={t('chooseTopic')}
        required
        options={topics.map((value) => ({ value, label: TOPIC_WORDS[value][lang] }))}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField {...typed('name')} label={labels.name} required maxLength={120} autoComplete="name" />
        {partner && (
          <TextField
            {...typed('company')}
            label={labels.company}
            required
            maxLength={150}
            autoComplete="organization"
          />
        )}
        <TextField
          {...typed('email')}
          type="email"
          label={labels.email}
          help={t('emailHelp')}
          required
          maxLength={254}
          autoComplete="email"
        />
        <TextField
          {...typed('phone')}
          type="tel"
          label={labels.phone}
          labelNote={t('optional')}
          maxLength={30}
          autoComplete="tel"
        />
      </div>
      <TextArea
        {...typed('message')}
        defaultValue={state?.values.message ?? begin}
        label={labels.message}
        help={t(partner ? 'proposalHelp' : 'messageHelp', { n: MOST_LINKS })}
        required
        minLength={10}
        maxLength={4000}
        rows={7}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="lg" busy={busy} busyLabel={t('sending')}>
          {t(partner ? 'sendProposal' : 'send')}
        </Button>
        <p className="text-xs text-ink-3">
          {t('privacyNote')}{' '}
          <TextLink href={`/${lang}/privacy`} className="hit inline-block">
            {t('privacyLink')}
          </TextLink>
        </p>
      </div>
    </Form>
  )
}

/** A stamp that was refused is replaced; any other stays, so that a correction may be sent at once. */
const stampOf = (state: FormState | undefined): string | undefined =>
  state && state.error.code !== 'form_stale' ? state.values.stamp : undefined
