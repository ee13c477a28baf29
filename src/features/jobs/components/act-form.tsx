import { createContext, type ReactNode, useContext } from 'react'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, type ActionFormProps, useFields } from '../../../web/action-form.tsx'
import { jobActsText } from '../text/acts/index.ts'
import { jobListsText } from '../text/lists/index.ts'

/** Fresh idempotency keys of a page's forms, by act; made in the loader. */
export type ActKeys = Readonly<Record<string, string>>

const KeysContext = createContext<ActKeys>({})
export const ActKeysProvider = KeysContext.Provider

export interface ActFormProps extends Pick<ActionFormProps, 'files' | 'labels' | 'className' | 'children'> {
  /** The act's name: the intent of the form, and the last segment of its endpoint. */
  act: string
  /** Which of several equal forms this is (an applicant's job). */
  target?: string
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

/** Where a creator sees which documents and details are missing. */
function ProfileLink() {
  const lang = useLang()
  const t = useText(jobActsText)
  return (
    <TextLink href={`/${lang}/Influencer/account#documents`} className="hit inline-block font-semibold">
      {t('openProfile')}
    </TextLink>
  )
}

/** One act as a form of the page. */
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

/** The written reason of an act. */
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

/** Foot of a form: on a phone it stays in sight above the tab bar while the form is. */
export function FormFoot({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-5 max-lg:sticky max-lg:bottom-[calc(var(--tabbar)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:-mx-(--gutter) max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-(--gutter) max-lg:py-3">
      {note && <div className="mb-2.5 flex items-baseline justify-between gap-4 text-sm">{note}</div>}
      <div className="grid gap-2.5 lg:flex lg:flex-wrap">{children}</div>
    </div>
  )
}
