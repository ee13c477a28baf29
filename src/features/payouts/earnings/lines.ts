import { sql } from 'drizzle-orm'
import type { Lang } from '../../../core/shapes.ts'
import type { Tx } from '../../../db/types.ts'
import { textList } from '../../../ledger/check.ts'
import { ledgerEvents } from '../../../ledger/events.ts'
import { type StatementLine as LedgerLine, statement } from '../../../ledger/statement.ts'
import { isClosed } from '../../accounts/rules/status.ts'
import { titleWords } from '../../campaigns/rules/title-words.ts'
import { documentsOf, type IssuedDocument } from '../../documents/service.ts'
import { bankView } from '../bank-accounts/view.ts'
import type { StatementLine } from '../contract.ts'
import { incomeLabels } from '../rules/income.ts'
import type { FeeDocument, IncomeKind, LineKind } from '../shapes.ts'
import { feeDocumentsOf } from '../withdrawals/fee-invoice.ts'
import { type WithBank, withdrawalsById } from '../withdrawals/store.ts'
import { slipPath } from '../withdrawals/view.ts'
import { INCOME_EVENTS, type Income, incomesOf, incomesSql, type JobName, jobNamesOf } from './store-income.ts'

/** The kind of certificate for each kind of income; a certificate is issued to its own payee. */
const CERTIFICATE_OF: Readonly<Record<IncomeKind, string | null>> = {
  work: 'job',
  commission: 'job_manager',
  referral: 'job_referral',
  reimbursement: null,
}
/** Newest line first; within an entry, untaxed parts are posted last. */
const ORDER: readonly IncomeKind[] = ['reimbursement', 'referral', 'commission', 'work']

interface Names {
  jobs: ReadonlyMap<string, JobName>
  taxDocuments: ReadonlyMap<string, IssuedDocument>
}

const certificateKey = (refType: string, jobId: string) => `${refType}:${jobId}`

async function taxDocumentsOf(tx: Tx, incomes: readonly Income[]): Promise<Map<string, IssuedDocument>> {
  const found = new Map<string, IssuedDocument>()
  for (const kind of ORDER) {
    const refType = CERTIFICATE_OF[kind]
    const jobIds = incomes.flatMap((income) => (income.kind === kind && income.tax > 0 ? [income.jobId] : []))
    if (!refType || jobIds.length === 0) continue
    for (const certificate of await documentsOf(tx, refType, jobIds))
      found.set(certificateKey(refType, certificate.refId), certificate)
  }
  return found
}

/** What an income was for: a job, or a referred friend, whose name is hidden once their account is closed. */
function jobOrFriend({ kind, jobId }: Income, name: JobName | undefined): Pick<StatementLine, 'job' | 'friend'> {
  if (!name) return { job: null, friend: null }
  if (kind === 'referral') return { job: null, friend: isClosed(name.influencerStatus) ? null : name.influencer }
  const influencer = kind === 'commission' ? name.influencer : null
  return { job: { id: jobId, title: titleWords(name), brand: name.brand, influencer }, friend: null }
}

/** One line for each kind of income in an entry, with the balance after it. */
function incomeLines(line: LedgerLine, incomes: readonly Income[], { jobs, taxDocuments }: Names): StatementLine[] {
  let balance: number = line.balance
  return ORDER.flatMap((kind) => incomes.filter((income) => income.kind === kind)).map((income) => {
    const { entryId, kind, jobId, gross, tax, vat } = income
    const amount = gross + vat - tax
    const after = balance
    balance -= amount
    const certificate = tax > 0 ? taxDocuments.get(certificateKey(CERTIFICATE_OF[kind] ?? '', jobId)) : undefined
    return {
      entryId,
      at: line.occurredAt.toISOString(),
      event: line.event,
      kind,
      label: line.event === 'vat_released' ? ledgerEvents.vat_released : incomeLabels[kind],
      ...jobOrFriend(income, jobs.get(jobId)),
      withdrawal: null,
      gross,
      tax,
      vat,
      in: amount,
      out: 0,
      balance: after,
      document: certificate ? { id: certificate.id, serial: certificate.serial } : null,
    }
  })
}

/** The invoice is shown on the line of the request, the credit note on the line of the returned amount. */
const SHOWN_ON: Readonly<Record<FeeDocument['kind'], string>> = {
  fee_invoice: 'withdrawal_requested',
  credit_note: 'withdrawal_rejected',
}

function withdrawalOf(
  { withdrawal, bank }: WithBank,
  issued: readonly FeeDocument[],
  event: string,
): NonNullable<StatementLine['withdrawal']> {
  const { bankName, last4 } = bankView(bank)
  const { id, accountId, reference } = withdrawal
  const documents = issued.filter(({ kind }) => SHOWN_ON[kind] === event)
  return { id, reference, bankName, last4, slip: slipPath(accountId, id), documents }
}

/** Lines of a payee's balance: incomes by kind with their documents, withdrawals with their reference. */
async function viewLines(tx: Tx, owner: string, lines: readonly LedgerLine[], lang: Lang): Promise<StatementLine[]> {
  const settled = lines.filter(({ event }) => (INCOME_EVENTS as readonly string[]).includes(event))
  const incomes = await incomesOf(
    tx,
    owner,
    settled.map((line) => line.entryId),
  )
  const jobs = await jobNamesOf(tx, [...new Set(incomes.map((income) => income.jobId))], lang)
  const names = { jobs, taxDocuments: await taxDocumentsOf(tx, incomes) }
  const withdrawals = await withdrawalsById(
    tx,
    lines.flatMap((line) => line.withdrawalId ?? []),
  )
  const feeDocuments = await feeDocumentsOf(tx, [...withdrawals.keys()])
  return lines.flatMap((line) => {
    const own = incomes.filter((income) => income.entryId === line.entryId)
    if (own.length > 0) return incomeLines(line, own, names)
    const { entryId, event, balance, withdrawalId } = line
    const withdrawal = withdrawalId ? withdrawals.get(withdrawalId) : undefined
    return [
      {
        entryId,
        at: line.occurredAt.toISOString(),
        event,
        kind: null,
        label: ledgerEvents[event],
        job: null,
        friend: null,
        withdrawal: withdrawal
          ? withdrawalOf(withdrawal, feeDocuments.get(withdrawal.withdrawal.id) ?? [], event)
          : null,
        gross: 0,
        tax: 0,
        vat: 0,
        in: line.in,
        out: line.out,
        balance,
        document: null,
      },
    ]
  })
}

export interface LinesQuery {
  lang: Lang
  limit: number
  before?: string | null | undefined
  from?: Date
  until?: Date
  kind?: LineKind | undefined
}

const IS_INCOME = sql`e.event in (${textList(INCOME_EVENTS)})`

/** The lines of a payee's balance by entry, newest first; filtered by kind if given. */
export async function pageOfLines(
  tx: Tx,
  owner: string,
  { lang, limit, before, from, until, kind }: LinesQuery,
): Promise<{ data: StatementLine[]; next: string | null }> {
  const where =
    kind === 'withdrawal'
      ? sql`not ${IS_INCOME}`
      : kind && sql`e.id in (select entry_id from (${incomesSql(owner, { from, until })}) incomes where kind = ${kind})`
  const { lines, next } = await statement(tx, {
    owner,
    codes: ['creator_payable'],
    limit,
    ...(before && { before }),
    ...(from && { from }),
    ...(until && { until }),
    ...(where && { where }),
  })
  const data = await viewLines(tx, owner, lines, lang)
  return { data: kind ? data.filter((line) => (line.kind ?? 'withdrawal') === kind) : data, next }
}
