import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { HeadData } from '../../../core/head-data.ts'
import { translator } from '../../../i18n/messages.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { readForm } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { contract } from '../contract.ts'
import { noticesText, unsubscribeText } from '../text/index.ts'
import type en from '../text/unsubscribe-en.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { lang } = context.get(pageContext)
  const answer = await load(() => pageCall(context)(contract.subscription, { params: { id: params.id ?? '' } }))
  const t = translator<typeof en>(await unsubscribeText.load(lang))
  const head: HeadData = { title: t('title'), description: t('note'), noindex: true }
  return { ...answer.data, head }
}

const byForm = defineActions({
  async unsubscribe({ call, params, path }) {
    await call(contract.unsubscribe, { params: { id: params.id ?? '' } })
    return path
  },
})

/** Mail clients post the single form field of RFC 8058 and do not follow redirects; people submit the page's form. */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request.clone())
  if (!form.has('List-Unsubscribe')) return byForm(args)
  await load(() => pageCall(args.context)(contract.unsubscribe, { params: { id: args.params.id ?? '' } }))
  return data(null)
}
export { clientAction } from '../../../web/client-action.ts'

/** Switches off the emails of one group. Opening the page changes nothing, because mail software opens links, too. */
export default function Unsubscribe() {
  const { group, on } = useLoaderData<typeof loader>()
  const t = useText(unsubscribeText)
  const groups = useText(noticesText)
  const lang = useLang()
  const name = groups(`group_${group}`)
  return (
    <main id="main" className="mx-auto max-w-[520px] px-(--gutter) py-12">
      <h1 className="text-2xl">{on ? t('ask', { group: name }) : t('doneTitle')}</h1>
      <p className="mt-2 text-ink-2">{on ? t('note') : t('doneNote', { group: name })}</p>
      <div className="mt-6">
        {on ? (
          <ActionForm intent="unsubscribe">
            <SubmitButton>{t('act')}</SubmitButton>
          </ActionForm>
        ) : (
          <ButtonLink href={`/${lang}`} variant="secondary">
            {t('home')}
          </ButtonLink>
        )}
      </div>
    </main>
  )
}
