import { useLang, useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { type FormName, LINKS_MAX, type Topic } from '../rules/message.ts'
import { TOPIC_WORDS } from '../rules/topics.ts'
import { contactText } from '../text/index.ts'

type Labels = Readonly<Record<'topic' | 'name' | 'email' | 'phone' | 'company' | 'message', string>>

interface MessageFormProps {
  form: FormName
  topics: readonly Topic[]
  /** Preselected topic, from the link to this page. */
  topic?: string
  /** Text that the message field contains at first. */
  begin?: string
  stamp: string
}

/** A honeypot field. People do not see or reach it; bots that fill in every field fill in this one. */
function Honeypot() {
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

function Fields({ form, topics, topic, begin, labels }: Omit<MessageFormProps, 'stamp'> & { labels: Labels }) {
  const t = useText(contactText)
  const lang = useLang()
  const partner = form === 'partnership'
  const field = useFields()
  return (
    <>
      <Select
        {...field(
          'topic',
          topics.find((one) => one === topic),
        )}
        label={labels.topic}
        emptyLabel={t('chooseTopic')}
        required
        options={topics.map((value) => ({ value, label: TOPIC_WORDS[value][lang] }))}
      />
      <div className="grid gap-5 lg:grid-cols-2">
        <TextField {...field('name')} label={labels.name} required maxLength={120} autoComplete="name" />
        {partner && (
          <TextField
            {...field('company')}
            label={labels.company}
            required
            maxLength={150}
            autoComplete="organization"
          />
        )}
        <TextField
          {...field('email')}
          type="email"
          label={labels.email}
          help={t('emailHelp')}
          required
          maxLength={254}
          autoComplete="email"
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={labels.phone}
          labelNote={t('optional')}
          maxLength={30}
          autoComplete="tel"
        />
      </div>
      <TextArea
        {...field('message', begin)}
        label={labels.message}
        help={t(partner ? 'proposalHelp' : 'messageHelp', { n: LINKS_MAX })}
        required
        minLength={10}
        maxLength={4000}
        rows={7}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton size="lg" busyLabel={t('sending')}>
          {t(partner ? 'sendProposal' : 'send')}
        </SubmitButton>
        <p className="text-xs text-ink-3">
          {t('privacyNote')}{' '}
          <TextLink href={`/${lang}/privacy`} className="hit inline-block">
            {t('privacyLink')}
          </TextLink>
        </p>
      </div>
    </>
  )
}

/** The form of the contact page and of the partnership page. */
export function MessageForm({ stamp, ...props }: MessageFormProps) {
  const t = useText(contactText)
  const labels = {
    topic: props.form === 'partnership' ? t('who') : t('topic'),
    name: t('name'),
    email: t('email'),
    phone: t('phone'),
    company: t('company'),
    message: t('message'),
  }
  const { error, values } = useActionState({ intent: 'send' })
  // A stale stamp is replaced. Any other stamp is kept, so that the corrected form can be sent at once.
  const sent = error?.code === 'form_stale' ? undefined : values.stamp
  return (
    <ActionForm
      intent="send"
      labels={labels}
      hidden={{ stamp: sent ?? stamp }}
      className="grid gap-5"
      preventScrollReset
    >
      <Honeypot />
      <Fields {...props} labels={labels} />
    </ActionForm>
  )
}
