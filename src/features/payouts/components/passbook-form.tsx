import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm, SubmitButton, useActionState } from '../../../web/action-form.tsx'
import type { BankAccountView } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

/** Asks for the picture of the bank book while an operator checks the account. */
export function PassbookForm({ bank }: { bank: BankAccountView }) {
  const t = useText(payoutsText)
  const { error, unanswered } = useActionState({ intent: 'passbook' })
  return (
    <section className="mt-4 grid gap-4">
      <Callout
        tone={bank.passbookUrl ? 'positive' : 'notice'}
        title={t(bank.passbookUrl ? 'passbookSent' : 'passbookAsked')}
      >
        {t('passbookNote')}{' '}
        {bank.passbookUrl && (
          <TextLink href={bank.passbookUrl} reload target="_blank" className="hit inline-block">
            {t('passbookOpen')}
          </TextLink>
        )}
      </Callout>
      <ActionForm intent="passbook" files summary={false} className="grid gap-3">
        <FileDrop
          name="file"
          label={t('passbook')}
          title={t('passbookChoose')}
          note={t('passbookFiles')}
          accept="image/jpeg,image/png,image/webp,application/pdf"
          required
          error={unanswered ? undefined : error?.message}
        />
        <SubmitButton variant={bank.passbookUrl ? 'secondary' : 'primary'} busyLabel={t('passbookSending')} wide>
          {t(bank.passbookUrl ? 'passbookReplace' : 'passbookSend')}
        </SubmitButton>
      </ActionForm>
    </section>
  )
}
