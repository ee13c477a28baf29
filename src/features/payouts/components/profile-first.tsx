import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { payoutsText } from '../text/index.ts'

/** Without a legal name there is nothing to check an account's holder against. */
export function ProfileFirst() {
  const t = useText(payoutsText)
  return (
    <div className="mt-4">
      <Callout
        tone="notice"
        act={<ButtonLink href={`/${useLang()}/Influencer/signUpProfile`}>{t('toProfile')}</ButtonLink>}
      >
        {t('profileFirst')}
      </Callout>
    </div>
  )
}
