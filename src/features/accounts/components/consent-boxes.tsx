import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { useFields } from '../../../web/action-form.tsx'
import type { ConsentKind } from '../rules/consent.ts'
import { authText } from '../text/index.ts'

/** One unselected checkbox for each text, required ones first. */
export function ConsentBoxes({ llm }: { llm: boolean }) {
  const t = useText(authText)
  const lang = useLang()
  const field = useFields()
  const box = (kind: ConsentKind, words: string, needed: boolean, help?: string) => {
    const { defaultValue, ...props } = field(kind)
    return (
      <Checkbox
        {...props}
        value="yes"
        required={needed}
        defaultChecked={defaultValue === 'yes'}
        note={needed ? t('needed') : t('optional')}
        {...(help && { help })}
      >
        {words}
      </Checkbox>
    )
  }
  const file = (kind: ConsentKind) => `/sv_influ_api/open/consent_file/${kind}?lang=${lang}`
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
