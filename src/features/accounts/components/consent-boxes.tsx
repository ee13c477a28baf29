import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { CONSENT_VERSION, type ConsentKind } from '../rules/consent.ts'
import { entryText } from '../text/index.ts'

/** One box for each text, unticked, the needed ones first. */
export function ConsentBoxes({ state, llm }: { state: FormState | undefined; llm: boolean }) {
  const t = useText(entryText)
  const lang = useLang()
  const box = (kind: ConsentKind, words: string, needed: boolean, help?: string) => (
    <Checkbox
      id={kind}
      name={kind}
      value="yes"
      required={needed}
      defaultChecked={state?.values[kind] === 'yes'}
      error={state?.fields[kind]}
      note={needed ? t('needed') : t('optional')}
      {...(help && { help })}
    >
      {words}
    </Checkbox>
  )
  const file = (kind: ConsentKind) => `/sv_influ_api/open/consent_file/${kind}?version=${CONSENT_VERSION}&lang=${lang}`
  const read = (href: string, words: string) => (
    <p className="-mt-1 ml-8 text-sm">
      <TextLink href={href} target="_blank" rel="noopener" reload className="hit inline-block">
        {words}
      </TextLink>
    </p>
  )
  return (
    <div className="grid gap-1">
      {box('terms', t('consentTerms'), true)}
      {read(`/${lang}/termsOfUse`, t('readTerms'))}
      {box('PRIVACY_POLICY', t('consentPrivacy'), true)}
      {read(`/${lang}/privacy`, t('readPrivacy'))}
      {llm && box('THAI_LLM', t('consentLlm'), false, t('consentLlmHelp'))}
      {llm && read(file('THAI_LLM'), t('readLlm'))}
      {box('marketing', t('consentMarketing'), false, t('consentMarketingHelp'))}
      {read(file('marketing'), t('readMarketing'))}
    </div>
  )
}
