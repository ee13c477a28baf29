import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ActionForm, FormButton } from '../../../web/action-form.tsx'
import { field } from '../../../web/form-data.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { ConsentKind, ConsentVersions } from '../rules/consent.ts'
import { profileText } from '../text/index.ts'

/** Kinds that can be answered again at any time; both answers are accepted. */
export type OpenKind = Exclude<ConsentKind, 'terms'>

/** The answers of the form, by kind. */
export const answersIn = (form: FormData, kinds: readonly OpenKind[]): Partial<Record<ConsentKind, boolean>> =>
  Object.fromEntries(
    kinds
      .filter((kind) => ['yes', 'no'].includes(field(form, kind)))
      .map((kind) => [kind, field(form, kind) === 'yes']),
  )

export interface ConsentPageData {
  kinds: readonly OpenKind[]
  /** The page was opened because these kinds need an answer. */
  hasPending: boolean
  answers: Partial<Record<ConsentKind, boolean>>
  versions: ConsentVersions
  next: string
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
            <RadioCards
              name={kind}
              legend={t(`consent_${kind}`)}
              layout="tiles"
              columns={2}
              required={hasPending}
              {...(!hasPending && answers[kind] !== undefined && { defaultValue: answers[kind] ? 'yes' : 'no' })}
              options={[
                { value: 'yes', title: t('yes') },
                { value: 'no', title: t('no') },
              ]}
            />
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
