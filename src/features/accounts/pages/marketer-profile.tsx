import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { ActionForm, FormButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall } from '../../../web/page.ts'
import {
  PublicMarketerFields,
  QuestionFields,
  TaxFields,
  useMarketerFieldNames,
} from '../components/marketer-fields.tsx'
import { marketerBody } from '../components/marketer-flow.ts'
import { marketerContract } from '../marketers/contract.ts'
import { profileText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(marketerContract.marketerProfile))
  return { marketer: data }
}

export const action = defineActions({
  async profile({ form, call, lang }) {
    await call(marketerContract.updateMarketerProfile, { body: marketerBody(form) })
    return `/${lang}/Marketer/dashboard`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** The brand's profile after sign-up; needed only for the first tax invoice. */
export default function MarketerProfile() {
  const t = useText(profileText)
  const lang = useLang()
  const { marketer } = useLoaderData<typeof loader>()
  const names = useMarketerFieldNames()
  return (
    <FormFlow
      back={{ href: `/${lang}/Marketer/account`, label: t('back') }}
      title={t('account')}
      act={
        <div className="grid gap-2">
          <FormButton of={{ intent: 'profile' }} wide size="lg" busyLabel={t('saving')}>
            {t('finish')}
          </FormButton>
          <ButtonLink href={`/${lang}/Marketer/dashboard`} variant="text" wide>
            {t('later')}
          </ButtonLink>
        </div>
      }
    >
      <ActionForm intent="profile" labels={names} className="grid gap-10">
        <section>
          <h2 className="mb-4 text-xl">{t('publicBrand')}</h2>
          <PublicMarketerFields marketer={marketer} />
        </section>
        <section>
          <h2 className="text-xl">{t('taxParty')}</h2>
          <p className="mb-4 text-sm text-ink-2">{t('taxPartyNote')}</p>
          <TaxFields marketer={marketer} />
        </section>
        <section>
          <h2 className="text-xl">{t('questions')}</h2>
          <p className="mb-4 text-sm text-ink-2">{t('questionsNote')}</p>
          <QuestionFields marketer={marketer} />
        </section>
      </ActionForm>
    </FormFlow>
  )
}
