import { createContext, useContext } from 'react'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, type ActionFormProps, useFields } from '../../../web/action-form.tsx'
import { jobActsText } from '../text/acts/index.ts'
import { jobListsText } from '../text/lists/index.ts'

/** New idempotency keys for a page's forms, by action; created in the loader. */
export type ActKeys = Readonly<Record<string, string>>

const KeysContext = createContext<ActKeys>({})
export const ActKeysProvider = KeysContext.Provider

export interface ActFormProps
  extends Pick<
    ActionFormProps,
    'id' | 'preventScrollReset' | 'files' | 'hidden' | 'labels' | 'className' | 'onChange' | 'children'
  > {
  /** The action's name: the intent of the form, and the last segment of its endpoint. */
  act: string
  /** Distinguishes several forms of the same action (an applicant's job). */
  target?: string
}

function TopUpLink() {
  const lang = useLang()
  const t = useText(jobListsText)
  return (
    <TextLink href={`/${lang}/Marketer/buyCredit`} className="hit inline-block font-semibold">
      {t('topUp')}
    </TextLink>
  )
}

/** Link to the page that lists an influencer's missing documents and details. */
export function ProfileLink() {
  const lang = useLang()
  const t = useText(jobActsText)
  return (
    <TextLink href={`/${lang}/Influencer/account#documents`} className="hit inline-block font-semibold">
      {t('openProfile')}
    </TextLink>
  )
}

export function ActForm({ act, target, className, ...props }: ActFormProps) {
  const keys = useContext(KeysContext)
  return (
    <ActionForm
      {...props}
      intent={act}
      target={target}
      idempotencyKey={keys[target ?? act] ?? keys[act]}
      errorNote={({ code }) => {
        if (code === 'insufficient_credits') return <TopUpLink />
        return (code === 'tax_class_required' || code === 'profile_incomplete') && <ProfileLink />
      }}
      className={cx('scroll-mt-6', className)}
    />
  )
}

export function ReasonField({
  label,
  maxLength = 1000,
  rows = 4,
  optional,
}: {
  label: string
  maxLength?: number
  rows?: number
  optional?: boolean
}) {
  const t = useText(jobActsText)
  return (
    <TextArea
      {...useFields()('reason')}
      label={label}
      labelNote={optional && t('optional')}
      minLength={optional ? undefined : 3}
      maxLength={maxLength}
      rows={rows}
      required={!optional}
    />
  )
}
