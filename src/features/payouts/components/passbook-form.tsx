import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { DOCUMENTS } from '../../../ui/file-types.ts'
import { TextLink } from '../../../ui/link.tsx'
import { FileForm } from '../../files/components/file-form.tsx'
import type { BankAccountView } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

/** Requests the picture of the bank book while an operator verifies the account. */
export function PassbookForm({ bank }: { bank: BankAccountView }) {
  const t = useText(payoutsText)
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
      <FileForm
        intent="passbook"
        label={t('passbook')}
        title={t('passbookChoose')}
        note={t('passbookFiles')}
        accept={DOCUMENTS}
        variant={bank.passbookUrl ? 'secondary' : 'primary'}
        act={t(bank.passbookUrl ? 'passbookReplace' : 'passbookSend')}
        busyLabel={t('passbookSending')}
      />
    </section>
  )
}
