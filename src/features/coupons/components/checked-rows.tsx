import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { CheckedCodes, CheckedUses } from '../contract.ts'
import { couponsText } from '../text/index.ts'

type Row = CheckedCodes['rows'][number] | CheckedUses['rows'][number]

const READY: readonly Row['result'][] = ['set', 'add', 'change']
const isReady = ({ result }: Row): boolean => READY.includes(result)
const isProblem = (row: Row): boolean => !isReady(row) && row.result !== 'same'

interface Props<R extends Row> {
  title: string
  /** Columns between the line number and the result. */
  columns: readonly Column<R>[]
  rows: readonly R[]
  csv: string
  /** The intent that saves the sheet. */
  intent: 'saveCodes' | 'saveUses'
  idempotencyKey: string
}

function ResultCell({ row }: { row: Row }): ReactNode {
  const t = useText(couponsText)
  const problem = isProblem(row)
  return (
    <span className={`flex items-start gap-1.5 text-sm ${problem ? 'text-critical' : ''}`}>
      <Icon
        name={isReady(row) ? 'check-circle-fill' : problem ? 'x-circle-fill' : 'minus'}
        className={`mt-[3px] shrink-0 ${isReady(row) ? 'text-positive' : ''}`}
      />
      {t(`result_${row.result}`)}
    </span>
  )
}

/** Preview of an uploaded sheet: what each row changes, before it is saved. */
export function CheckedRows<R extends Row>({ title, columns, rows, csv, intent, idempotencyKey }: Props<R>) {
  const t = useText(couponsText)
  const ready = rows.filter(isReady).length
  const problems = rows.filter(isProblem).length
  const all: Column<R>[] = [
    { key: 'line', header: t('line'), align: 'end', part: 'lead', cell: ({ line }) => line },
    ...columns,
    { key: 'result', header: t('result'), cell: (row) => <ResultCell row={row} /> },
  ]
  return (
    <Card pad={20}>
      <SectionHead title={title} />
      <div className="mb-4 grid gap-2">
        {ready > 0 && <p>{t('ready', { n: ready })}</p>}
        {problems > 0 && (
          <Callout tone="notice" role="alert">
            {ready > 0 ? t('left', { n: problems }) : t('nothing')}
          </Callout>
        )}
        {ready === 0 && problems === 0 && <p>{t('allSame')}</p>}
      </div>
      <Table caption={title} columns={all} rows={rows} rowKey={({ line }) => String(line)} />
      <div className="mt-5 flex flex-wrap gap-2.5">
        {ready > 0 && (
          <ActionForm intent={intent} idempotencyKey={idempotencyKey} hidden={{ csv }}>
            <SubmitButton>{t('saveRows', { n: ready })}</SubmitButton>
          </ActionForm>
        )}
        <ButtonLink href="?" variant="secondary">
          {t('otherFile')}
        </ButtonLink>
      </div>
    </Card>
  )
}
