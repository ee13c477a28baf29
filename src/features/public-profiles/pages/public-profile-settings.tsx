import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, readQuery } from '../../../web/query.ts'
import { AccountLink } from '../../accounts/components/account-link.tsx'
import { contract } from '../contract.ts'
import { VISIBILITIES, type Visibility } from '../shapes.ts'
import { publicProfileText } from '../text/index.ts'

const zQuery = z.object({ saved: qFlag })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(contract.settings))
  return { ...data, ...readQuery(url, zQuery), address: `${context.get(pageContext).origin}/influencer/` }
}

export const action = defineActions({
  async save({ form, call, path }) {
    const body = { visibility: field(form, 'visibility') as Visibility, handle: field(form, 'handle') }
    await call(contract.update, { body })
    return pathWithQuery(path, { saved: true })
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** The visibility of the public profile, and its address. */
export default function PublicProfileSettings() {
  const { visibility, handle, saved, address } = useLoaderData<typeof loader>()
  const t = useText(publicProfileText)
  const lang = useLang()
  useRemoveSearchParam('saved')
  return (
    <div className="max-w-[560px]">
      <PageHead above={<AccountLink />} title={t('title')} note={t('note')} />
      {saved && (
        <div className="mb-5">
          <Callout tone="positive">{t('saved')}</Callout>
        </div>
      )}
      <ActionForm intent="save" labels={{ handle: t('handle') }} className="grid gap-6">
        {(named) => (
          <>
            <RadioCards
              name="visibility"
              legend={t('who')}
              defaultValue={named('visibility', visibility).defaultValue}
              options={VISIBILITIES.map((value) => ({ value, title: t(value), note: t(`${value}Note`) }))}
            />
            <TextField
              {...named('handle', handle)}
              label={t('handle')}
              labelNote={address}
              help={t('handleHelp')}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={31}
              required
            />
            <p className="text-sm text-ink-2">{t('shows')}</p>
            <div className="flex flex-wrap gap-3">
              <SubmitButton>{t('save')}</SubmitButton>
              {visibility !== 'off' && (
                <ButtonLink href={`/${lang}/influencer/${handle}`} variant="secondary" target="_blank" reload>
                  {t('open')}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </ActionForm>
    </div>
  )
}
