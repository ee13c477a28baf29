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
import { contract } from '../contract.ts'
import { personalDataText } from '../text/index.ts'

export async function loadData({ context }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(contract.latest))
  return { copy: data, now: context.get(pageContext).now() }
}

export const dataActions = defineActions({
  async request({ call, path }) {
    await call(contract.request)
    return path
  },
})

/** A copy of everything that is stored about the person, for both sides. */
export function DataPage() {
  const t = useText(personalDataText)
  const lang = useLang()
  const { copy, now } = useLoaderData<typeof loadData>()
  const expiresAt = copy?.expiresAt
  return (
    <>
      <PageHead above={<AccountLink />} title={t('title')} note={t('note')} />
      <div className="grid max-w-[820px] gap-5">
        {copy && expiresAt && (
          <Callout
            tone="positive"
            act={
              <ButtonLink href={contract.file.path.replace('{id}', copy.id)} reload size="sm">
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
            <li className="flex gap-3">
              <Icon name="file-text" size={20} className="text-action-text" />
              {t('json')}
            </li>
            <li className="flex gap-3">
              <Icon name="file-pdf" size={20} className="text-action-text" />
              {t('documents')}
            </li>
          </ul>
          {(!copy || expiresAt) && (
            <ActionForm intent="request" className="mt-6">
              <SubmitButton {...(copy && { variant: 'secondary' as const })}>
                {t(copy ? 'again' : 'request')}
              </SubmitButton>
            </ActionForm>
          )}
        </Card>
      </div>
    </>
  )
}
