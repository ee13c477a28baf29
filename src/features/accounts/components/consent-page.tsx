import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ActionForm, FormButton } from '../../../web/action-form.tsx'
import { field } from '../../../web/form-data.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { ConsentKind, ConsentVersions } from '../rules/consent.ts'
import { profileText } from '../text/index.ts'

/** Kinds whose answer can be changed at any time. The privacy policy is acknowledged; the others are consents. */
export type OpenKind = Exclude<ConsentKind, 'terms'>

/** The answers in the form, by kind. */
export const answersIn = (form: FormData, kinds: readonly OpenKind[]): Partial<Record<ConsentKind, boolean>> =>
  Object.fromEntries(
    kinds
      .filter((kind) => ['yes', 'no'].includes(field(form, kind)))
      .map((kind) => [kind, field(form, kind) === 'yes']),
  )

export interface ConsentPageData {
  kinds: readonly OpenKind[]
  /** True if the page was opened because these kinds need an answer. */
  hasPending: boolean
  answers: Partial<Record<ConsentKind, boolean>>
  versions: ConsentVersions
  next: string
}

/** The privacy policy is acknowledged, not agreed to: one checkbox that cannot be declined. */
function Acknowledgement({ given, required }: { given: boolean; required: boolean }) {
  const t = useText(profileText)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-label">{t('consent_PRIVACY_POLICY')}</legend>
      {given ? (
        <p className="flex min-h-11 items-center gap-2.5 text-sm">
          <Icon name="check-circle-fill" size={20} className="text-positive" />
          {t('acknowledged')}
        </p>
      ) : (
        <Checkbox name="PRIVACY_POLICY" value="yes" required={required}>
          {t('acknowledge')}
        </Checkbox>
      )}
    </fieldset>
  )
}

/** A consent: yes or no; both are accepted. */
function Choice({ kind, answer, required }: { kind: OpenKind; answer: boolean | undefined; required: boolean }) {
  const t = useText(profileText)
  return (
    <RadioCards
      name={kind}
      legend={t(`consent_${kind}`)}
      layout="tiles"
      columns={2}
      required={required}
      {...(answer !== undefined && { defaultValue: answer ? 'yes' : 'no' })}
      options={[
        { value: 'yes', title: t('yes') },
        { value: 'no', title: t('no') },
      ]}
    />
  )
}

/** Consents of an account, each with its text. `account` is the page that links to it. */
export function ConsentPage({ data, account }: { data: ConsentPageData; account: string }) {
  const t = useText(profileText)
  const lang = useLang()
  const { kinds, hasPending, answers, versions, next } = data
  const fileOf = (kind: OpenKind) =>
    pathWithQuery(`/sv_influ_api/open/consent_file/${kind}`, { version: versions[kind], lang })
  return (
    <FormFlow
      back={{ href: `/${lang}/${account}`, label: t('back') }}
      title={t('consents')}
      act={
        <FormButton of={{ intent: 'answer' }} wide size="lg" busyLabel={t('saving')}>
          {t('sendAnswers')}
        </FormButton>
      }
    >
      {hasPending && (
        <>
          <h2 className="text-2xl">{t('consentTitle', { n: kinds.length })}</h2>
          <p className="mt-1 mb-6 text-ink-2">{t('consentNote')}</p>
        </>
      )}
      <ActionForm intent="answer" hidden={{ next }} className="grid gap-8">
        {kinds.map((kind) => (
          <div key={kind}>
            {kind === 'PRIVACY_POLICY' ? (
              <Acknowledgement given={!hasPending && answers[kind] === true} required={hasPending} />
            ) : (
              <Choice kind={kind} answer={hasPending ? undefined : answers[kind]} required={hasPending} />
            )}
            <p className="mt-1.5 text-sm text-ink-2">
              {kind !== 'marketing' && t(`consentHelp_${kind}`)}{' '}
              <TextLink
                href={fileOf(kind)}
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
      </ActionForm>
    </FormFlow>
  )
}
