import { useState } from 'react'
import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { ErrorNote } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { ActionForm, SubmitButton, useActionState, useOtherError } from '../../../web/action-form.tsx'
import { ListDetail } from '../../../web/list-detail.tsx'
import { CodeField } from '../../two-step/components/code-field.tsx'
import { codeText } from '../../two-step/text/code.ts'
import type { WithdrawalRow } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'
import { BankQueue, type BankQueueProps } from './bank-queue.tsx'
import { ChosenError } from './chosen-error.tsx'
import { panelIntents, WithdrawalPanel } from './withdrawal-panel.tsx'
import { WithdrawalTable } from './withdrawal-table.tsx'

interface ListProps {
  rows: readonly WithdrawalRow[]
  /** Address of this page of the list without an open row. */
  base: string
  /** Id of the open row. */
  open: string
  idempotencyKey: string
}

interface WithdrawalQueueProps extends ListProps {
  /** Rows can be selected for a batch. */
  pending: boolean
  /** The viewer must confirm a batch with a code. */
  needsCode: boolean
  nextHref: string | null
  banks: BankQueueProps
}

/** One page of the withdrawals with the open one; below them the accounts to verify. */
export function WithdrawalQueue({ pending, needsCode, nextHref, banks, ...list }: WithdrawalQueueProps) {
  const { rows, base, open, idempotencyKey } = list
  const t = useText(payoutsText)
  const current = rows.find((row) => row.id === open)
  const refused = useOtherError(['batch', 'bank', ...(current ? panelIntents(current) : [])])
  return (
    <ListDetail detail={current && <WithdrawalPanel row={current} idempotencyKey={idempotencyKey} closeHref={base} />}>
      {refused && <ErrorNote>{refused.message}</ErrorNote>}
      {rows.length === 0 ? (
        <EmptyState drawing="done" title={t('queueEmpty')} note={t('queueEmptyNote')} />
      ) : pending ? (
        <BatchForm key={idempotencyKey} needsCode={needsCode} {...list} />
      ) : (
        <WithdrawalTable rows={rows} base={base} open={open} pending={false} />
      )}
      {nextHref && <MoreLink href={nextHref}>{t('more')}</MoreLink>}
      <BankQueue {...banks} />
    </ListDetail>
  )
}

/** Pending withdrawals; the selected ones are exported to one bank file. */
function BatchForm({ rows, base, open, needsCode, idempotencyKey }: ListProps & { needsCode: boolean }) {
  const t = useText(payoutsText)
  const words = useText(codeText)
  const [chosen, setChosen] = useState(useActionState({ intent: 'batch' }).entered('ids'))
  const total = rows.filter((row) => chosen.includes(row.id)).reduce((sum, row) => sum + row.net, 0)
  return (
    <ActionForm
      intent="batch"
      idempotencyKey={idempotencyKey}
      labels={{ ids: t('chooseRows'), code: words('code') }}
      onChange={(event) => setChosen(new FormData(event.currentTarget).getAll('ids').map(String))}
    >
      <WithdrawalTable rows={rows} base={base} open={open} pending />
      <ChosenError />
      {needsCode && (
        <div className="mt-4 max-w-md">
          <CodeField />
        </div>
      )}
      <BulkBar
        title={chosen.length > 0 ? t('chosen', { n: chosen.length }) : t('chooseRows')}
        note={chosen.length > 0 && t('chosenTotal', { total: formatBaht(total) })}
        act={<SubmitButton variant="highlight">{t('makeBatch')}</SubmitButton>}
      />
    </ActionForm>
  )
}
