import { useLoaderData, useLocation } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { LinkedRow } from '../../../ui/list-row.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, SubmitButton } from '../../../web/action-form.tsx'
import { CODE_FORM, CodeForm, lengthOf, ResendForm } from '../../accounts/components/code-form.tsx'
import { ConnectPage } from '../components/connect-parts.tsx'
import { type FinanceData, financeAction, financeLoader } from '../components/finance-flow.ts'
import { financeText } from '../text/index.ts'

export const loader = financeLoader
export const action = financeAction
export { clientAction } from '../../../web/client-action.ts'

function AddressStep({ typed }: { typed: string }) {
  const t = useText(financeText)
  return (
    <ActionForm intent="send" labels={{ email: t('email') }} className="grid gap-4">
      {(field) => (
        <>
          <TextField
            {...field('email', typed)}
            type="email"
            inputMode="email"
            autoComplete="off"
            label={t('email')}
            help={t('emailHelp')}
            required
          />
          <SubmitButton wide size="lg">
            {t('send')}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}

function CodeStep({ code, now }: { code: NonNullable<FinanceData['code']>; now: number }) {
  const t = useText(financeText)
  const { pathname } = useLocation()
  const hidden = { email: code.to }
  return (
    <>
      <p className="mb-4 wrap-anywhere text-ink-2">
        {t('sentTo', { n: lengthOf(code), to: code.to })}{' '}
        <TextLink href={`${pathname}?change=1`} className="hit inline-block">
          {t('change')}
        </TextLink>
      </p>
      <CodeForm code={code} now={now} hidden={hidden} />
      <ResendForm code={code} now={now} hidden={hidden} />
      <FormButton of={CODE_FORM} wide size="lg">
        {t('confirm')}
      </FormButton>
    </>
  )
}

function Linked({ linked: { email, since } }: { linked: NonNullable<FinanceData['linked']> }) {
  const t = useText(financeText)
  const lang = useLang()
  const { pathname } = useLocation()
  return (
    <>
      <LinkedRow
        title={<span className="wrap-anywhere">{email}</span>}
        note={t('since', { time: formatDateTime(lang, since) })}
      />
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <TextLink href={`${pathname}?change=1`} className="hit">
          {t('other')}
        </TextLink>
        <ActionForm intent="unlink">
          <SubmitButton variant="secondary" size="sm">
            {t('remove')}
          </SubmitButton>
        </ActionForm>
      </div>
    </>
  )
}

/** The finance department's email address: a code confirms it, then it is notified of each new document. */
export default function MarketerFinanceEmail() {
  const t = useText(financeText)
  const { linked, code, change, unlinked, typed, now } = useLoaderData<typeof loader>()
  return (
    <ConnectPage title={t('title')} note={t('note')} unlinked={unlinked ? t('unlinked') : null}>
      {code ? (
        <CodeStep code={code} now={now} />
      ) : linked && !change ? (
        <Linked linked={linked} />
      ) : (
        <AddressStep typed={typed} />
      )}
    </ConnectPage>
  )
}
