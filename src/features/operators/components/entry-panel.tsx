import { formatAmount, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import type { EntrySet } from '../contract.ts'
import { operatorText } from '../text/index.ts'

export const roleKey = (role: string | null) =>
  `role_${role === 'influencer' || role === 'marketer' || role === 'operator' ? role : 'system'}` as const

/** Debits and credits by account. The totals are always equal: the ledger posts no other entries. */
function Sides({ entry }: { entry: EntrySet }) {
  const t = useText(operatorText)
  const lang = useLang()
  const cell = (amount: number) => (amount === 0 ? '' : formatAmount(amount))
  return (
    <div className="rounded-[14px] bg-canvas px-3.5 pt-1 pb-2 inset-ring inset-ring-line">
      <table className="w-full text-xs">
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="py-2 text-left font-medium">
              {entry.name[lang]}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {t('debit')}
            </th>
            <th scope="col" className="py-2 pl-2 text-right font-medium">
              {t('credit')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entry.lines.map((line) => (
            <tr key={`${line.code} ${line.ownerId}`} className="border-t border-line align-top">
              <td className="py-[7px]">
                {line.number} {line.name[lang]}
                {line.ownerName && <span className="block text-2xs text-ink-3">{line.ownerName}</span>}
              </td>
              <td className="nb py-[7px] pl-2 text-right">{cell(line.debit)}</td>
              <td className="nb py-[7px] pl-2 text-right">{cell(line.credit)}</td>
            </tr>
          ))}
          <tr className="border-t border-dashed border-line-strong font-semibold">
            <td className="py-[7px]">{t('total')}</td>
            <td className="nb py-[7px] pl-2 text-right">{formatAmount(entry.debit)}</td>
            <td className="nb py-[7px] pl-2 text-right">{formatAmount(entry.credit)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

interface EntryPanelProps {
  entry: EntrySet
  closeHref: string
  /** Addresses of another entry, and of all entries of a job. */
  entryHref: (id: string) => string
  jobHref: (id: string) => string
}

/** One entry of the ledger: what moved, why, by whom and when. Read-only. */
export function EntryPanel({ entry, closeHref, entryHref, jobHref }: EntryPanelProps) {
  const t = useText(operatorText)
  const lang = useLang()
  const mono = 'text-xs break-all'
  const rows = [
    { label: t('event'), value: entry.name[lang] },
    { label: t('who'), value: entry.actorName ?? t(roleKey(entry.actorRole)) },
    {
      label: t('when'),
      value: formatDateTime(lang, entry.occurredAt),
    },
    ...(entry.jobId
      ? [{ label: t('job'), value: <TextLink href={jobHref(entry.jobId)}>{entry.jobId.slice(-12)}</TextLink> }]
      : []),
    ...(entry.reverses
      ? [
          {
            label: t('reverses'),
            value: <TextLink href={entryHref(entry.reverses)}>{entry.reverses.slice(-12)}</TextLink>,
          },
        ]
      : []),
    ...(entry.reversedBy
      ? [
          {
            label: t('reversedBy'),
            value: <TextLink href={entryHref(entry.reversedBy)}>{entry.reversedBy.slice(-12)}</TextLink>,
          },
        ]
      : []),
    ...(entry.idempotencyKey ? [{ label: t('key'), value: <span className={mono}>{entry.idempotencyKey}</span> }] : []),
  ]
  return (
    <Inspector
      label={t('entries')}
      above={
        <span className="mb-1 block">
          <Badge tone={entry.debit === entry.credit ? 'positive' : 'critical'} icon="check-bold">
            {t('balancedSet')}
          </Badge>
        </span>
      }
      title={<span className="text-2xl">{formatAmount(entry.debit)}</span>}
      note={<span className={mono}>{entry.reference}</span>}
      close={{ href: closeHref, label: t('close') }}
    >
      <Sides entry={entry} />
      <KeyValues dense className="mt-2" rows={rows} />
      {entry.earlier.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-sm tracking-normal">{t('earlier')}</h3>
          {entry.earlier.map((row) => (
            <ListRow
              key={row.id}
              href={entryHref(row.id)}
              title={<span className="text-sm font-medium">{row.name[lang]}</span>}
              note={formatDateTime(lang, row.occurredAt)}
              end={<span className="text-sm font-medium">{formatAmount(row.amount)}</span>}
              className="py-2!"
            />
          ))}
        </>
      )}
      <p className="mt-5 text-xs text-ink-2">{t('immutable')}</p>
    </Inspector>
  )
}
