import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDateTime, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ListDetail } from '../../../web/list-detail.tsx'
import { load, pageCall } from '../../../web/page.ts'
import { qChoice, qCursor, qId, qText, readQuery } from '../../../web/query.ts'
import { AccountPanel } from '../components/account-panel.tsx'
import { BalanceBanner } from '../components/balance-banner.tsx'
import { EntriesView } from '../components/entries-view.tsx'
import { EntryPanel } from '../components/entry-panel.tsx'
import { ledgerAddress } from '../components/ledger-address.ts'
import { TrialBalanceTable } from '../components/trial-balance-table.tsx'
import { contract } from '../contract.ts'
import { operatorText } from '../text/index.ts'

/** Number of newest entries shown with an account. */
const ENTRIES_SHOWN = 8

const zQuery = z.object({
  view: qChoice(['balance', 'entries'], 'balance'),
  account: qText(60),
  owner: qId,
  event: qText(60),
  reference: qText(200),
  job: qId,
  after: qCursor,
  open: qId,
})

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { view, after, open, owner, job, ...texts } = readQuery(url, zQuery)
  const filter = {
    account: texts.account || undefined,
    owner,
    event: texts.event || undefined,
    reference: texts.reference || undefined,
    job,
  }
  const call = pageCall(context)
  return load(async () => {
    const [balance, entries, entry] = await Promise.all([
      view === 'balance' ? call(contract.ledgerAccounts).then((answer) => answer.data) : null,
      view === 'entries'
        ? call(contract.ledgerEntries, { query: { ...filter, after } })
        : filter.account
          ? call(contract.ledgerEntries, { query: { account: filter.account, limit: ENTRIES_SHOWN } })
          : null,
      open ? call(contract.ledgerEntry, { params: { id: open } }).then((answer) => answer.data) : null,
    ])
    return { view, filter, balance, entries, entry }
  })
}

export default function Ledger() {
  const { view, filter, balance, entries, entry } = useLoaderData<typeof loader>()
  const t = useText(operatorText)
  const lang = useLang()
  const address = ledgerAddress(`/${lang}/Operator/ledger`, view, filter)
  const line = balance?.accounts.find((account) => account.code === filter.account)
  const detail = entry ? (
    <EntryPanel
      entry={entry}
      closeHref={address.close}
      entryHref={address.open}
      jobHref={(job) => address.entries({ job })}
    />
  ) : line ? (
    <AccountPanel
      line={line}
      newest={entries?.data ?? []}
      closeHref={address.balance}
      allHref={address.entries({ account: line.code })}
      entryHref={address.open}
    />
  ) : null
  return (
    <>
      <PageHead
        title={view === 'balance' ? t('trialBalance') : t('entries')}
        note={
          balance &&
          `${t('asOf', { time: formatDateTime(lang, balance.at) })} · ${t('entriesCount', { n: formatNumber(balance.entries) })}`
        }
      />
      <Tabs
        label={t('ledger')}
        tabs={[
          { href: address.balance, label: t('trialBalance'), current: view === 'balance' },
          { href: address.entries({}), label: t('entries'), current: view === 'entries' },
        ]}
        className="mb-4"
      />
      <ListDetail detail={detail}>
        {balance && (
          <>
            <BalanceBanner difference={Math.abs(balance.debit - balance.credit)} act={<MovementKey />} />
            <TrialBalanceTable balance={balance} current={line?.code ?? null} hrefOf={address.account} />
          </>
        )}
        {view === 'entries' && entries && (
          <EntriesView
            address={address}
            page={{ rows: entries.data, next: entries.next, accounts: entries.accounts, events: entries.events }}
            open={entry?.id ?? null}
          />
        )}
      </ListDetail>
    </>
  )
}

/** Legend of the two bars of the day. */
function MovementKey() {
  const t = useText(operatorText)
  return (
    <span className="flex gap-3.5 text-xs text-ink-2 max-lg:hidden" aria-hidden="true">
      <span className="flex items-center gap-1.5">
        <span className="h-1.5 w-2.5 rounded-[2px] bg-viz-3" />
        {t('debitToday')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="h-1.5 w-2.5 rounded-[2px] bg-viz-1" />
        {t('creditToday')}
      </span>
    </span>
  )
}
