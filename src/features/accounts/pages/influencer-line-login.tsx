import { useActionData, useLoaderData } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { LinkedRow } from '../../../ui/list-row.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { refusalOf } from '../../../web/form-state.ts'
import { AccountLink } from '../components/account-link.tsx'
import { LineButton } from '../components/line-button.tsx'
import { lineLoginAction, lineLoginLoader } from '../components/line-login-flow.ts'
import type { LineLoginView } from '../line-login/contract.ts'
import { hubText } from '../text/index.ts'

export const loader = lineLoginLoader
export const action = lineLoginAction
export { clientAction } from '../../../web/client-action.ts'

function Linked({ linked, hasPassword }: { linked: NonNullable<LineLoginView['linked']>; hasPassword: boolean }) {
  const t = useText(hubText)
  const lang = useLang()
  return (
    <>
      <LinkedRow
        title={linked.name ? t('lineLoginAs', { name: linked.name }) : t('lineLoginOn')}
        note={t('lineLoginSince', { time: formatDateTime(lang, linked.since) })}
      />
      {hasPassword ? (
        <ActionForm intent="unlink" className="mt-4">
          <SubmitButton variant="secondary">{t('lineLoginUnlink')}</SubmitButton>
        </ActionForm>
      ) : (
        <p className="mt-4 text-sm text-ink-2">
          {t('lineLoginOnly')}{' '}
          <TextLink href={`/${lang}/Influencer/recovery`} className="hit inline-block">
            {t('setPassword')}
          </TextLink>
        </p>
      )}
    </>
  )
}

/** Links LINE to the account as a way to log in, or unlinks it. */
export default function LineLogin() {
  const { linked, hasPassword, available, done } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  const t = useText(hubText)
  useRemoveSearchParam('linked')
  useRemoveSearchParam('unlinked')
  return (
    <>
      <PageHead above={<AccountLink />} title={t('lineLogin')} note={hasPassword ? t('lineLoginNote') : undefined} />
      <div className="grid max-w-[560px] gap-4">
        {!refused && done.linked && <Callout tone="positive">{t('lineLoginLinked')}</Callout>}
        {!refused && done.unlinked && <Callout tone="positive">{t('lineLoginUnlinked')}</Callout>}
        <Card pad={20}>
          {linked ? (
            <Linked linked={linked} hasPassword={hasPassword} />
          ) : available ? (
            <LineButton variant="primary">{t('lineLoginLink')}</LineButton>
          ) : (
            <p className="text-ink-2">{t('lineLoginUnavailable')}</p>
          )}
        </Card>
      </div>
    </>
  )
}
