import type { z } from 'zod'
import { formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm } from '../../../web/action-form.tsx'
import type { contract as payoutsContract } from '../contract.ts'
import { payoutsText } from '../text/index.ts'

type Row = z.infer<typeof payoutsContract.bankQueue.output>[number]

/** What the operator checks the holder with: the picture of the bank book, or their own bank app for PromptPay. */
function Evidence({ row: { promptpay, passbookUrl, passbookType } }: { row: Row }) {
  const t = useText(payoutsText)
  if (promptpay) return <p className="mt-2 text-sm text-ink-2">{t('promptpayCheck')}</p>
  if (!passbookUrl) return <p className="mt-2 text-sm text-ink-2">{t('passbookMissing')}</p>
  return (
    <a href={passbookUrl} target="_blank" rel="noreferrer" className="mt-2 block text-sm font-label text-action-text">
      {passbookType?.startsWith('image/') && (
        <img
          src={passbookUrl}
          alt={t('passbook')}
          loading="lazy"
          className="mb-1.5 max-h-60 rounded-md object-contain"
        />
      )}
      {t('passbookOpen')}
    </a>
  )
}

/** Anchor for the link from the dashboard's counter. */
export const BANK_QUEUE_ID = 'accounts'

/** The data that the operator compares, then the decision. */
function Account({ row }: { row: Row }) {
  const t = useText(payoutsText)
  const lang = useLang()
  return (
    <li className="rounded-card p-4 inset-ring inset-ring-line">
      <KeyValues
        dense
        rows={[
          { label: t('bank'), value: row.bankName[lang] },
          { label: t('number'), value: row.number },
          { label: t('accountName'), value: row.name },
          { label: t('legalName'), value: row.legalName },
        ]}
      />
      <Evidence row={row} />
      <ActionForm intent="bank" target={row.id} labels={{ reason: t('reason') }} className="mt-3 grid gap-2">
        {(field) => (
          <>
            <TextField {...field('reason')} label={t('reason')} maxLength={300} />
            <div className="grid grid-cols-2 gap-2">
              <Button variant="danger" name="verified" value="no">
                {t('reject')}
              </Button>
              <Button name="verified" value="yes">
                {t('verify')}
              </Button>
            </div>
          </>
        )}
      </ActionForm>
    </li>
  )
}

export interface BankQueueProps {
  /** One page of the accounts, oldest first. */
  rows: readonly Row[]
  /** Number of all accounts. */
  total: number
  /** Addresses of the first and of the next page; null on the first and on the last page. */
  firstHref: string | null
  nextHref: string | null
}

/** Accounts whose holder the provider could not verify. */
export function BankQueue({ rows, total, firstHref, nextHref }: BankQueueProps) {
  const t = useText(payoutsText)
  if (total === 0) return null
  return (
    <section id={BANK_QUEUE_ID} className="mt-10 scroll-mt-4">
      <SectionHead
        title={t('bankQueue')}
        count={formatNumber(total)}
        {...(firstHref && { link: { href: firstHref, label: t('bankQueueFirst') } })}
      />
      <ul className="grid gap-4 lg:grid-cols-2">
        {rows.map((row) => (
          <Account key={row.id} row={row} />
        ))}
      </ul>
      {nextHref && <MoreLink href={nextHref}>{t('more')}</MoreLink>}
    </section>
  )
}
