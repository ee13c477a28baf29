import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FormFlow, type FormFlowProps } from '../../../ui/form-flow.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { authText } from '../text/index.ts'

/** Link to the same page in the other language. */
function LanguageCorner() {
  const t = useText(authText)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const other = lang === 'th' ? 'en' : 'th'
  return (
    <Link
      reload
      href={pathname.replace(/^\/(th|en)/, `/${other}`) + search}
      hrefLang={other}
      lang={other}
      title={t('languageLabel')}
      className="flex min-h-11 items-center gap-1.5 rounded-full px-2 text-[0.9375rem] font-medium"
    >
      <Icon name="globe" />
      {t('language')}
    </Link>
  )
}

export interface AuthFrameProps extends Omit<FormFlowProps, 'corner' | 'steps'> {
  /** Position in the flow, starting at 1. */
  step?: { n: number; total: number }
  heading: string
  note?: ReactNode
  /** Content above the heading: what the form is for. */
  above?: ReactNode
}

/** Frame of login, sign-up and recovery: one column, progress, one question per page. */
export function AuthFrame({ step, heading, note, above, children, ...frame }: AuthFrameProps) {
  const t = useText(authText)
  const label = step && t('step', step)
  return (
    <FormFlow
      {...frame}
      corner={<LanguageCorner />}
      {...(step && label && { steps: { current: step.n, total: step.total, label } })}
    >
      {above}
      {label && (
        <p className="text-sm text-ink-2" aria-hidden="true">
          {label}
        </p>
      )}
      <h2 className="text-2xl">{heading}</h2>
      {note && <div className="mt-1 text-ink-2">{note}</div>}
      <div className="mt-6">{children}</div>
    </FormFlow>
  )
}
