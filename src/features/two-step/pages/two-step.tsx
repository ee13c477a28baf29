import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { passwordIn } from '../../accounts/components/password-in.ts'
import { CodeField } from '../components/code-field.tsx'
import { contract } from '../contract.ts'
import { codeText } from '../text/code.ts'
import { twoStepText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { viewer } = context.get(pageContext)
  const isOperator = viewer.scope === 'operator'
  const { data } = await load(() =>
    isOperator ? call(contract.operatorStatus) : call(contract.status, { params: { id: viewer.uuid } }),
  )
  return { ...data, isOperator }
}

const isOperator = ({ viewer }: ActionInput): boolean => viewer.scope === 'operator'
const ownId = ({ viewer }: ActionInput) => ({ id: viewer.uuid })

export const action = defineActions({
  async start(input) {
    const { form, call } = input
    const body = { password: passwordIn(form) }
    const { data } = isOperator(input)
      ? await call(contract.operatorStart, { body })
      : await call(contract.start, { params: ownId(input), body })
    return { app: { secret: data.secret, qr: data.qr } }
  },
  async confirm(input) {
    const { form, call } = input
    const body = { code: field(form, 'code') }
    const { data } = isOperator(input)
      ? await call(contract.operatorConfirm, { body })
      : await call(contract.confirm, { params: ownId(input), body })
    // The codes are returned only in this response.
    return { codes: data.recoveryCodes }
  },
  async end(input) {
    const { form, call, path } = input
    const body = { password: passwordIn(form), code: field(form, 'code') }
    if (isOperator(input)) await call(contract.operatorEnd, { body })
    else await call(contract.end, { params: ownId(input), body })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

function Password() {
  const t = useText(twoStepText)
  const props = useFields()
  return (
    <PasswordField
      {...props('password')}
      label={t('password')}
      showLabel={t('showPassword')}
      hideLabelText={t('hidePassword')}
      autoComplete="current-password"
      required
    />
  )
}

function StartForm() {
  const t = useText(twoStepText)
  return (
    <ActionForm intent="start" labels={{ password: t('password') }} className="grid gap-4">
      <Password />
      <div>
        <SubmitButton busyLabel={t('starting')}>{t('start')}</SubmitButton>
      </div>
    </ActionForm>
  )
}

/** The secret for the app, and the field for its first code. Stays visible while the user corrects a wrong code. */
function ConfirmForm({ app }: { app: { secret: string; qr: string } | null }) {
  const t = useText(twoStepText)
  return (
    <>
      {app && (
        <div className="mb-6">
          <h2 className="text-lg tracking-normal">{t('scan')}</h2>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(app.qr)}`}
            alt={t('qr')}
            width={220}
            height={220}
            className="my-3 rounded-panel bg-white p-2 inset-ring inset-ring-line"
          />
          <p className="text-sm text-ink-2">{t('scanNote')}</p>
          <p className="mt-1 font-medium wrap-anywhere">
            <code>{app.secret}</code>
          </p>
        </div>
      )}
      <h2 className="mb-3 text-lg tracking-normal">{t('enter')}</h2>
      <ActionForm intent="confirm" labels={{ code: t('code') }} className="grid gap-4">
        {(props) => (
          <>
            <TextField
              {...props('code')}
              label={t('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              required
            />
            <div>
              <SubmitButton busyLabel={t('confirming')}>{t('confirm')}</SubmitButton>
            </div>
          </>
        )}
      </ActionForm>
    </>
  )
}

/** Shown once, after two-step verification was turned on. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useText(twoStepText)
  return (
    <Callout tone="notice" title={t('codes')} role="status">
      <p>{t('codesNote')}</p>
      <ul className="my-3 grid grid-cols-2 gap-x-6 gap-y-1 text-ink">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} words={{ copy: t('copy'), done: t('copied') }}>
        {t('copy')}
      </CopyButton>
    </Callout>
  )
}

function EndForm() {
  const { isOperator } = useLoaderData<typeof loader>()
  const t = useText(twoStepText)
  const words = useText(codeText)
  return (
    <ActionForm
      intent="end"
      labels={{ password: t('password'), code: words('code') }}
      className="mt-6 grid gap-4 border-t border-line pt-5"
    >
      <p className="text-sm text-ink-2">{t(isOperator ? 'turnOffNoteOperator' : 'turnOffNote')}</p>
      <Password />
      <CodeField />
      <div>
        <SubmitButton variant="secondary" busyLabel={t('turningOff')}>
          {t('turnOff')}
        </SubmitButton>
      </div>
    </ActionForm>
  )
}

/** Turns two-step verification of the viewer's own login on and off. */
export default function TwoStep() {
  const { since, recoveryCodesLeft, isOperator } = useLoaderData<typeof loader>()
  const result = useActionData<typeof action>()
  const t = useText(twoStepText)
  const lang = useLang()
  const app = result && 'app' in result ? result.app : null
  const codes = result && 'codes' in result ? result.codes : null
  const corrects = result && 'intent' in result && result.intent === 'confirm'
  return (
    <>
      <PageHead
        above={!isOperator && <BackLink href={`/${lang}/Marketer/team`}>{t('team')}</BackLink>}
        title={t('title')}
        note={t(isOperator ? 'noteOperator' : 'note')}
      />
      <Card pad={24} className="max-w-[560px]">
        <p className="mb-5">
          {since ? (
            <Badge tone="positive" icon="check-circle-bold">
              {t('on', { date: formatDate(lang, since) })}
            </Badge>
          ) : (
            <Badge>{t('off')}</Badge>
          )}
        </p>
        {codes && <RecoveryCodes codes={codes} />}
        {since ? (
          <>
            <p className="mt-3 text-sm text-ink-2">
              {t('left', { n: recoveryCodesLeft })} {isOperator && t('lostOperator')}
            </p>
            <EndForm />
          </>
        ) : app || corrects ? (
          <ConfirmForm app={app} />
        ) : (
          <StartForm />
        )}
      </Card>
    </>
  )
}
