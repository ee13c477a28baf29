import { dayOf, monthOf } from '../../../core/calendar.ts'
import { csvOf } from '../../../core/csv.ts'
import { AppError } from '../../../core/errors.ts'
import type { Lang } from '../../../core/shapes.ts'
import { formatTime } from '../../../i18n/formats.ts'
import { statement } from '../../../ledger/statement.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { certificatesOf, statementPdf, taxYearPdf } from '../../documents/service.ts'
import type { contract, StatementLine } from '../contract.ts'
import { figuresOf, incomeLabels, lineKindLabels } from '../rules/income.ts'
import type { LineKind } from '../shapes.ts'
import { partyOf } from '../withdrawals/party.ts'
import { payeeOf } from '../withdrawals/store.ts'
import { pageOfLines } from './lines.ts'
import { boundsOf, earningsSummary } from './store.ts'

const PAGE = 500
/** Maximum number of lines in a CSV and in a PDF. */
const CSV_MOST = 20_000
const PDF_MOST = 2_000

/** The lines of a period, newest first. May return up to one page more than `most`. */
async function linesOf(
  ctx: Ctx,
  owner: string,
  { period, kind }: { period: string; kind: LineKind | undefined },
  most: number,
): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  for (let before: string | null | undefined; before !== null && lines.length <= most; ) {
    const page = await pageOfLines(ctx.db, owner, { lang: ctx.lang, limit: PAGE, before, kind, ...boundsOf(period) })
    lines.push(...page.data)
    before = page.next
  }
  return lines
}

/** The balance at the start of a period. */
async function balanceBefore(ctx: Ctx, owner: string, period: string): Promise<number> {
  const until = boundsOf(period).from
  const { lines } = await statement(ctx.db, { owner, codes: ['creator_payable'], limit: 1, until })
  return lines[0]?.balance ?? 0
}

const HEAD: Record<Lang, readonly string[]> = {
  th: [
    'วันที่',
    'เวลา',
    'รายการ',
    'งาน',
    'แบรนด์',
    'ครีเอเตอร์',
    'เลขที่เอกสาร',
    'ใบกำกับภาษีค่าธรรมเนียม',
    'ก่อนหักภาษี',
    'VAT',
    'หักภาษี',
    'เข้า',
    'ออก',
    'คงเหลือ',
  ],
  en: [
    'Date',
    'Time',
    'Entry',
    'Job',
    'Brand',
    'Creator',
    'Document',
    'Fee tax invoice',
    'Before tax',
    'VAT',
    'Tax withheld',
    'In',
    'Out',
    'Balance',
  ],
}

/** Numbers of the documents about the fee of a withdrawal, without cancelled ones. */
const serialsOf = ({ withdrawal }: Pick<StatementLine, 'withdrawal'>): string[] =>
  withdrawal?.documents.filter(({ cancelled }) => !cancelled).map(({ serial }) => serial) ?? []

const csvRow = (line: StatementLine, lang: Lang): (string | number)[] => [
  dayOf(new Date(line.at)),
  formatTime(lang, line.at),
  line.label[lang],
  line.job?.title[lang] ?? '',
  line.job?.brand ?? '',
  line.friend ?? line.job?.influencer ?? '',
  line.document?.serial ?? line.withdrawal?.reference ?? '',
  serialsOf(line).join(' '),
  ...[line.gross, line.vat, line.tax, line.in, line.out, line.balance],
]

/** Description of a line: its kind, its job and marketer, or the bank account. */
function wordsOf({ label, job, friend, withdrawal }: StatementLine, lang: Lang): string {
  const parts = job
    ? [job.title[lang], job.brand, job.influencer]
    : [
        friend,
        withdrawal && `${withdrawal.bankName[lang]} •••• ${withdrawal.last4}`,
        withdrawal?.reference,
        ...serialsOf({ withdrawal }),
      ]
  const about = parts.filter(Boolean).join(' · ')
  return (about ? `${label[lang]}: ${about}` : label[lang]).slice(0, 200)
}

const fileName = (period: string, kind: LineKind | undefined, type: 'csv' | 'pdf'): string =>
  `talad-earnings-${period}${kind ? `-${kind}` : ''}.${type}`

/** Downloads: the statement as CSV and PDF, and the certificates of a tax year. */
export const earningsFiles = {
  async statementCsv(ctx, { params, query: { kind } }) {
    const lines = await linesOf(ctx, ownAccount(ctx, params.uuid), { period: params.x, kind }, CSV_MOST)
    const bytes = csvOf(
      HEAD[ctx.lang],
      lines.map((line) => csvRow(line, ctx.lang)),
    )
    return { type: 'text/csv; charset=utf-8', bytes, name: fileName(params.x, kind, 'csv') }
  },

  async statementPdf(ctx, { params, query: { kind } }) {
    const owner = ownAccount(ctx, params.uuid)
    const period = params.x
    const now = ctx.clock.now()
    const [newestFirst, opening, payee, summary] = await Promise.all([
      linesOf(ctx, owner, { period, kind }, PDF_MOST),
      balanceBefore(ctx, owner, period),
      payeeOf(ctx.db, owner),
      earningsSummary(ctx.db, owner, period, monthOf(now)),
    ])
    if (newestFirst.length > PDF_MOST) throw new AppError('statement_too_long')
    const lines = newestFirst.toReversed()
    const bytes = await statementPdf({
      serial: '',
      issuedAt: now,
      data: {
        owner: await partyOf(payee),
        side: 'creator',
        unit: 'baht',
        period,
        lang: ctx.lang,
        only: kind ? lineKindLabels[kind].th : null,
        opening,
        rows: lines.map((line) => ({
          on: dayOf(new Date(line.at)),
          text: wordsOf(line, ctx.lang),
          in: line.in,
          out: line.out,
          balance: line.balance,
        })),
        closing: lines.at(-1)?.balance ?? opening,
        summary: kind ? [] : figuresOf(summary, ctx.lang),
      },
    })
    return { type: 'application/pdf', bytes, name: fileName(period, kind, 'pdf') }
  },

  async taxYear(ctx, { params }) {
    const owner = ownAccount(ctx, params.uuid)
    const now = ctx.clock.now()
    const [certificates, payee, { kinds }] = await Promise.all([
      certificatesOf(ctx.db, owner, boundsOf(params.year)),
      payeeOf(ctx.db, owner),
      earningsSummary(ctx.db, owner, params.year, monthOf(now)),
    ])
    const bytes = await taxYearPdf({
      year: params.year,
      payee: await partyOf(payee),
      kinds: kinds.map(({ kind, gross, tax }) => ({ text: incomeLabels[kind].th, gross, tax })),
      certificates,
      madeAt: now,
    })
    return { type: 'application/pdf', bytes, name: `talad-tax-${params.year}.pdf` }
  },
} satisfies Pick<Handlers<typeof contract>, 'statementCsv' | 'statementPdf' | 'taxYear'>
