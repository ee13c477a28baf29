import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { field, safeNext, submit } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { influencerContract } from '../contract-influencer.ts'
import { FormProblem, refusalOf } from '../parts/form-problem.tsx'
import { CONSENT_VERSION } from '../rules/consent.ts'
import { profileText } from '../text/index.ts'

/** Either answer passes; all three can be changed here at any time. */
const KINDS = ['PRIVACY_POLICY', 'THAI_LLM', 'marketing'] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const { data } = await load(() => pageCall(context)(influencerContract.account, { params: { uuid: viewer.uuid } }))
  const next = new URL(request.url).searchParams.get('next') ?? ''
  const asked = KINDS.filter((kind) => data.displayConsent.includes(kind))
  return { kinds: asked.length > 0 ? asked : [...KINDS], asked: asked.length > 0, answers: data.consents, next }
}

export function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    const answered = KINDS.filter((kind) => ['yes', 'no'].includes(field(form, kind)))
    const consents = Object.fromEntries(answered.map((kind) => [kind, field(form, kind) === 'yes']))
    await call(influencerContract.consent, { params: { uuid: viewer.uuid }, body: { consents } })
    return safeNext(field(form, 'next'), `/${lang}/Influencer/dashboard`)
  })
}

export default function AcceptConsent() {
  const t = useText(profileText)
  const lang = useLang()
  const { kinds, asked, answers, next } = useLoaderData<typeof loader>()
  const state = refusalOf(useActionData())
  const busy = useNavigation().state === 'submitting'
  return (
    <FormFlow
      back={{ href: `/${lang}/Influencer/account`, label: t('back') }}
      title={t('consents')}
      act={
        <Button form="consents" wide size="lg" busy={busy} busyLabel={t('saving')}>
          {t('sendAnswers')}
        </Button>
      }
    >
      {asked && (
        <>
          <h2 className="text-2xl">{t('consentTitle')}</h2>
          <p className="mt-1 mb-6 text-ink-2">{t('consentNote')}</p>
        </>
      )}
      <FormProblem state={state} names={{}} />
      <Form id="consents" method="post" className="grid gap-8">
        <input type="hidden" name="next" value={next} />
        {kinds.map((kind) => (
          <div key={kind}>
            <RadioCards
              name={kind}
              legend={t(`consent_${kind}`)}
              layout="tiles"
              columns={2}
              required={asked}
              {...(!asked && answers[kind] !== undefined && { defaultValue: answers[kind] ? 'yes' : 'no' })}
              options={[
                { value: 'yes', title: t('yes') },
                { value: 'no', title: t('no') },
              ]}
            />
            <p className="mt-1.5 text-sm text-ink-2">
              {kind !== 'marketing' && t(`consentHelp_${kind}`)}{' '}
              <TextLink
                href={`/sv_influ_api/open/consent_file/${kind}?version=${CONSENT_VERSION}&lang=${lang}`}
                target="_blank"
                rel="noopener"
                reload
                aria-label={`${t('read')}: ${t(`consent_${kind}`)}`}
                className="hit inline-block"
              >
                {t('read')}
              </TextLink>
            </p>
          </div>
        ))}
      </Form>
    </FormFlow>
  )
}
