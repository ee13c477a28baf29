import { ROLE_PATH } from '../../../core/role-path.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { codeText } from '../text/code.ts'

/** The field `code` of the surrounding form, for a code of the app or a recovery code. */
export function CodeField() {
  const t = useText(codeText)
  return (
    <TextField
      {...useFields()('code')}
      label={t('code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
    />
  )
}

/** Shown instead of an approval form until the viewer has set up two-step verification. */
export function SetUpLink({ role, size }: { role: 'marketer' | 'operator'; size?: 'sm' }) {
  const t = useText(codeText)
  const lang = useLang()
  return (
    <ButtonLink href={`/${lang}/${ROLE_PATH[role]}/twoStep`} {...(size && { size })}>
      {t('setUpToApprove')}
    </ButtonLink>
  )
}
