import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { carrierName } from '../../jobs/rules/carriers.ts'
import type { CheckedSheet as Sheet } from '../contract.ts'
import { shippingText } from '../text/index.ts'

type Row = Sheet['rows'][number]

const isReady = ({ result }: Row): boolean => result === 'ship' || result === 'correct'
const isProblem = (row: Row): boolean => !isReady(row) && row.result !== 'same'

function useColumns(): Column<Row>[] {
  const t = useText(shippingText)
  const lang = useLang()
  return [
    { key: 'line', header: t('line'), align: 'end', part: 'lead', cell: ({ line }) => line },
    { key: 'creator', header: t('creator'), part: 'title', cell: ({ creator }) => creator ?? '-' },
    {
      key: 'number',
      header: t('number'),
      cell: ({ carrier, trackingNumber }) => (
        <>
          <span className="block break-all">{trackingNumber}</span>
          {carrier && <span className="block text-xs text-ink-2">{carrierName(lang, carrier)}</span>}
        </>
      ),
    },
    {
      key: 'result',
      header: t('result'),
      cell: (row) => (
        <span className={`flex items-start gap-1.5 text-sm ${isProblem(row) ? 'text-critical' : ''}`}>
          <Icon
            name={isReady(row) ? 'check-circle-fill' : isProblem(row) ? 'x-circle-fill' : 'minus'}
            className={`mt-[3px] shrink-0 ${isReady(row) ? 'text-positive' : ''}`}
          />
          {t(`result_${row.result}`)}
        </span>
      ),
    },
  ]
}

/** Preview of an uploaded sheet: what saving it would change, row by row. */
export function CheckedSheet({ sheet, csv, idempotencyKey }: { sheet: Sheet; csv: string; idempotencyKey: string }) {
  const t = useText(shippingText)
  const columns = useColumns()
  const ready = sheet.rows.filter(isReady).length
  const problems = sheet.rows.filter(isProblem).length
  return (
    <Card pad={20}>
      <SectionHead title={t('checked')} />
      <div className="mb-4 grid gap-2">
        {ready > 0 && <p>{t('ready', { n: ready })}</p>}
        {problems > 0 && (
          <Callout tone="notice" role="alert">
            {ready > 0 ? t('left', { n: problems }) : t('nothing')}
          </Callout>
        )}
      </div>
      <Table caption={t('checked')} columns={columns} rows={sheet.rows} rowKey={({ line }) => String(line)} />
      <div className="mt-5 flex flex-wrap gap-2.5">
        {ready > 0 && (
          <ActionForm intent="save" idempotencyKey={idempotencyKey} hidden={{ csv }}>
            <SubmitButton>{t('save', { n: ready })}</SubmitButton>
          </ActionForm>
        )}
        <ButtonLink href="?" variant="secondary">
          {t('otherFile')}
        </ButtonLink>
      </div>
    </Card>
  )
}
