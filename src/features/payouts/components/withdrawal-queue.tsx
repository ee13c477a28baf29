import { useRef, useState } from 'react'
import { formatBaht } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorNote } from '../../../ui/callout.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { useScript } from '../../../ui/use-script.ts'
import { ActionForm, SubmitButton, useActionState, useOtherError } from '../../../web/action-form.tsx'
import { ListDetail } from '../../../web/list-detail.tsx'
import { CodeField } from '../../two-step/components/code-field.tsx'
import { codeText } from '../../two-step/text/code.ts'
import type { WithdrawalRow } from '../contract-operator.ts'
import { payoutsText } from '../text/index.ts'
import { BankQueue, type BankQueueProps } from './bank-queue.tsx'
import { SelectionError } from './selection-error.tsx'
import { panelIntents, WithdrawalPanel } from './withdrawal-panel.tsx'
import { isPayable, WithdrawalTable } from './withdrawal-table.tsx'

interface ListProps {
  rows: readonly WithdrawalRow[]
  /** Address of this page of the list without an open row. */
  base: string
  /** The open row, which may be in another part of the list. */
  row: WithdrawalRow | null
  idempotencyKey: string
}

interface WithdrawalQueueProps extends ListProps {
  /** Rows can be selected for a batch. */
  pending: boolean
  /** The viewer must confirm a batch with a code. */
  needsCode: boolean
  /** The searched text. */
  q: string
  nextHref: string | null
  banks: BankQueueProps
}

/** One page of the withdrawals with the open one; below them the accounts to verify. */
export function WithdrawalQueue({ pending, needsCode, q, nextHref, banks, ...list }: WithdrawalQueueProps) {
  const { rows, base, row, idempotencyKey } = list
  const t = useText(payoutsText)
  const refused = useOtherError(['batch', 'bank', ...(row ? panelIntents(row) : [])])
  return (
    <ListDetail
      detail={row && <WithdrawalPanel key={row.id} row={row} idempotencyKey={idempotencyKey} closeHref={base} />}
    >
      {refused && <ErrorNote>{refused.message}</ErrorNote>}
      {rows.length === 0 ? (
        <EmptyState
          drawing={q ? 'search' : 'done'}
          title={t(q ? 'noneFound' : 'queueEmpty')}
          note={t(q ? 'noneFoundNote' : 'queueEmptyNote')}
        />
      ) : pending ? (
        <BatchForm key={idempotencyKey} needsCode={needsCode} {...list} />
      ) : (
        <WithdrawalTable rows={rows} base={base} open={row?.id ?? ''} pending={false} />
      )}
      {nextHref && <MoreLink href={nextHref}>{t('more')}</MoreLink>}
      <BankQueue {...banks} />
    </ListDetail>
  )
}

/** Pending withdrawals; the selected ones are exported to one bank file. */
function BatchForm({ rows, base, row: current, needsCode, idempotencyKey }: ListProps & { needsCode: boolean }) {
  const t = useText(payoutsText)
  const words = useText(codeText)
  const [chosen, setChosen] = useState(useActionState({ intent: 'batch' }).entered('ids'))
  const form = useRef<HTMLFieldSetElement>(null)
  const hasScript = useScript()
  const payable = rows.filter(isPayable)
  const read = () => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[name=ids]') ?? []
    setChosen([...boxes].filter((box) => box.checked).map((box) => box.value))
  }
  const choose = (checked: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>('input[name=ids]:enabled') ?? [])
      box.checked = checked
    read()
  }
  const total = rows.filter((row) => chosen.includes(row.id)).reduce((sum, row) => sum + row.net, 0)
  return (
    <ActionForm
      intent="batch"
      idempotencyKey={idempotencyKey}
      labels={{ ids: t('chooseRows'), code: words('code') }}
      onChange={read}
    >
      <fieldset ref={form} className="contents">
        <legend className="sr-only">{t('chooseRows')}</legend>
        <WithdrawalTable rows={rows} base={base} open={current?.id ?? ''} pending />
      </fieldset>
      <SelectionError />
      {needsCode && (
        <div className="mt-4 max-w-md">
          <CodeField />
        </div>
      )}
      <BulkBar
        title={chosen.length > 0 ? t('chosen', { n: chosen.length }) : t('chooseRows')}
        note={chosen.length > 0 && t('chosenTotal', { total: formatBaht(total) })}
        clear={
          hasScript &&
          payable.length > 0 && (
            <Button variant="secondary" size="sm" onClick={() => choose(chosen.length < payable.length)}>
              {chosen.length < payable.length
                ? t('selectShown', {
                    n: payable.length,
                    total: formatBaht(payable.reduce((sum, row) => sum + row.net, 0)),
                  })
                : t('clearSelection')}
            </Button>
          )
        }
        act={<SubmitButton variant="highlight">{t('makeBatch')}</SubmitButton>}
      />
    </ActionForm>
  )
}
