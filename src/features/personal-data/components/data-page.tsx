import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatUntil } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { AccountLink } from '../../accounts/components/account-link.tsx'
import { contract, type DataExport } from '../contract.ts'
import { personalDataText } from '../text/index.ts'

type Copy = DataExport | null

export async function loadData({ context }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { viewer, now } = context.get(pageContext)
  const [account, login] = await load(() =>
    Promise.all([
      viewer.permissions?.includes('account') === false ? undefined : call(contract.latest),
      viewer.permissions ? call(contract.loginLatest) : undefined,
    ]),
  )
  return { account: account?.data, login: login?.data, now: now() }
}

export const dataActions = defineActions({
  async request({ call, path }) {
    await call(contract.request)
    return path
  },
  async loginRequest({ call, path }) {
    await call(contract.loginRequest)
    return path
  },
})

const OF = {
  account: { intent: 'request', file: contract.file.path, inside: ['json', 'documents'] },
  login: { intent: 'loginRequest', file: contract.loginFile.path, inside: ['loginJson'] },
} as const

/** One export: its download link while it is valid, its contents, and the button to request a new one. */
function CopyCard({ of, copy, title, now }: { of: keyof typeof OF; copy: Copy; title?: string; now: number }) {
  const t = useText(personalDataText)
  const lang = useLang()
  const { intent, file, inside } = OF[of]
  const expiresAt = copy?.expiresAt
  return (
    <section className="grid gap-5">
      {title && <h2 className="text-lg tracking-normal">{title}</h2>}
      {copy && expiresAt && (
        <Callout
          tone="positive"
          act={
            <ButtonLink href={file.replace('{id}', copy.id)} reload size="sm">
              {t('download')}
            </ButtonLink>
          }
        >
          {t('ready', { time: formatUntil(lang, expiresAt, now) })}
        </Callout>
      )}
      {copy && !expiresAt && (
        <Callout tone="info" icon="hourglass-medium" role="status">
          {t('pending')}
        </Callout>
      )}
      <Card pad={24}>
        <SectionHead title={t('inside')} />
        <ul className="grid gap-3 text-sm">
          {inside.map((part) => (
            <li key={part} className="flex gap-3">
              <Icon name={part === 'documents' ? 'file-pdf' : 'file-text'} size={20} className="text-action-text" />
              {t(part)}
            </li>
          ))}
        </ul>
        {(!copy || expiresAt) && (
          <ActionForm intent={intent} permission={of === 'login' ? 'self' : 'account'} className="mt-6">
            <SubmitButton {...(copy && { variant: 'secondary' as const })}>
              {t(copy ? 'again' : 'request')}
            </SubmitButton>
          </ActionForm>
        )}
      </Card>
    </section>
  )
}

/**
 * The page to export everything stored about the person; the same for marketers and influencers. A team member who may
 * manage a marketer's account has two exports: one of the account and one of their own login.
 */
export function DataPage() {
  const t = useText(personalDataText)
  const { account, login, now } = useLoaderData<typeof loadData>()
  const both = account !== undefined && login !== undefined
  return (
    <>
      <PageHead above={<AccountLink />} title={t('title')} note={t(account === undefined ? 'loginNote' : 'note')} />
      <div className="grid max-w-[820px] gap-8">
        {account !== undefined && (
          <CopyCard of="account" copy={account} now={now} {...(both && { title: t('account') })} />
        )}
        {login !== undefined && <CopyCard of="login" copy={login} now={now} {...(both && { title: t('login') })} />}
      </div>
    </>
  )
}
