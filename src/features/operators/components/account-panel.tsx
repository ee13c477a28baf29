import { formatAmount, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import type { EntryRow, LedgerAccount } from '../contract.ts'
import { operatorText } from '../text/index.ts'

interface Props {
  line: LedgerAccount
  newest: readonly EntryRow[]
  closeHref: string
  allHref: string
  entryHref: (id: string) => string
}

/** One account of the trial balance with its newest entries. */
export function AccountPanel({ line, newest, closeHref, allHref, entryHref }: Props) {
  const t = useText(operatorText)
  const lang = useLang()
  return (
    <Inspector
      label={line.name[lang]}
      above={
        <p className="text-sm text-ink-2">
          {line.number} {line.name[lang]}
        </p>
      }
      title={<span className="text-[1.875rem] leading-[1.3]">{formatAmount(line.debit || line.credit)}</span>}
      note={line.debit > 0 ? t('debit') : t('credit')}
      close={{ href: closeHref, label: t('close') }}
      acts={
        <ButtonLink href={allHref} variant="secondary" wide>
          {t('entries')}
        </ButtonLink>
      }
    >
      <KeyValues
        dense
        rows={[
          { label: t('debitToday'), value: formatAmount(line.todayDebit) },
          { label: t('creditToday'), value: formatAmount(line.todayCredit) },
          { label: t('entriesToday'), value: line.todayEntries },
        ]}
      />
      <div className="mt-4">
        {newest.map((row) => (
          <ListRow
            key={row.id}
            href={entryHref(row.id)}
            title={<span className="text-sm font-medium">{row.name[lang]}</span>}
            note={formatDateTime(lang, row.occurredAt)}
            end={<span className="text-sm font-medium">{formatAmount(row.amount)}</span>}
            className="py-2!"
          />
        ))}
      </div>
    </Inspector>
  )
}
