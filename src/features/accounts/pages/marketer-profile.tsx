import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { submit } from '../../../web/actions.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { PublicBrandFields, QuestionFields, TaxFields, useBrandNames } from '../components/brand-fields.tsx'
import { brandBody } from '../components/brand-flow.ts'
import { FormProblem } from '../components/form-problem.tsx'
import { marketerContract } from '../contract-marketer.ts'
import { profileText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(marketerContract.marketerProfile))
  return { brand: data }
}

export function action(args: ActionFunctionArgs) {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    await call(marketerContract.updateMarketerProfile, { body: brandBody(form) })
    return `/${lang}/Marketer/dashboard`
  })
}

/** The brand's profile after the sign-up; it can wait until the first tax invoice. */
export default function MarketerProfile() {
  const t = useText(profileText)
  const lang = useLang()
  const { brand } = useLoaderData<typeof loader>()
  const state = refusalOf(useActionData())
  const busy = useNavigation().state === 'submitting'
  const names = useBrandNames()
  return (
    <FormFlow
      back={{ href: `/${lang}/Marketer/account`, label: t('back') }}
      title={t('account')}
      act={
        <div className="grid gap-2">
          <Button form="profile" wide size="lg" busy={busy} busyLabel={t('saving')}>
            {t('finish')}
          </Button>
          <ButtonLink href={`/${lang}/Marketer/dashboard`} variant="text" wide>
            {t('later')}
          </ButtonLink>
        </div>
      }
    >
      <FormProblem state={state} names={names} />
      <Form id="profile" method="post" className="grid gap-10">
        <section>
          <h2 className="mb-4 text-xl">{t('publicBrand')}</h2>
          <PublicBrandFields brand={brand} state={state} />
        </section>
        <section>
          <h2 className="text-xl">{t('taxParty')}</h2>
          <p className="mb-4 text-sm text-ink-2">{t('taxPartyNote')}</p>
          <TaxFields brand={brand} state={state} />
        </section>
        <section>
          <h2 className="text-xl">{t('questions')}</h2>
          <p className="mb-4 text-sm text-ink-2">{t('questionsNote')}</p>
          <QuestionFields brand={brand} state={state} />
        </section>
      </Form>
    </FormFlow>
  )
}
