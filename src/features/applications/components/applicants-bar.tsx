import { Form } from 'react-router'
import { formatAmount } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { BulkBar } from '../../../ui/bulk-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import type { RowSelection } from '../../../ui/use-row-selection.ts'
import { useHasPermission } from '../../../web/permissions.ts'
import type { JobRow } from '../../jobs/contract.ts'
import { type BulkHold, holdAmountsOf, sumOf } from '../rules/bulk-hold.ts'
import { BULK_MAX } from '../rules/bulk-max.ts'
import { bulkText } from '../text/bulk.ts'

const FORM = 'bulk'

/** Checkbox of an applicant who can be accepted. It belongs to the form of `ApplicantsBar`. */
export function ApplicantTick({ job, chosen }: { job: JobRow; chosen: RowSelection<JobRow> }) {
  const t = useText(bulkText)
  const may = useHasPermission()
  return (
    <RowCheckbox
      name="job"
      value={job.id}
      form={FORM}
      label={t('tick', { name: job.creator.name })}
      checked={chosen.has(job.id)}
      disabled={job.status !== 'MATCHED' || !may}
      onChange={() => chosen.toggle(job.id, job)}
    />
  )
}

function useSumWords() {
  const t = useText(bulkText)
  return ({ price, fee, toHold, units, lowest, highest }: BulkHold): string => {
    if (units > 0)
      return toHold > 0 ? t('sumUnitsCredits', { n: units, total: formatAmount(toHold) }) : t('sumUnits', { n: units })
    const amounts = { price: formatAmount(price), fee: formatAmount(fee), total: formatAmount(toHold) }
    const each = lowest === highest ? formatAmount(lowest) : `${formatAmount(lowest)}–${formatAmount(highest)}`
    return t('sumEach', { ...amounts, each })
  }
}

/**
 * The bar shown while applicants are selected: their number, what they cost, and buttons that lead to the review page.
 */
export function ApplicantsBar({
  path,
  shown,
  chosen,
  open,
}: {
  /** Path of the review page. */
  path: string
  /** The applicants on the current page of the list. */
  shown: readonly JobRow[]
  chosen: RowSelection<JobRow>
  /** Whether applicants can be accepted. */
  open: boolean
}) {
  const t = useText(bulkText)
  const words = useSumWords()
  const { rows } = chosen
  const visible = new Set(shown.map(({ id }) => id))
  const tooMany = rows.length > BULK_MAX
  const unselected = shown.filter((job) => job.status === 'MATCHED' && !chosen.has(job.id))
  const acts = (
    <>
      <Button name="act" value="decline" variant="on-dark" size="sm" disabled={tooMany}>
        {t('decline')}
      </Button>
      {open && (
        <Button name="act" value="accept" variant="highlight" disabled={tooMany}>
          {t('review')}
        </Button>
      )}
    </>
  )
  return (
    <Form method="get" action={path} id={FORM} className="contents">
      {rows
        .filter(({ id }) => !visible.has(id))
        .map(({ id }) => (
          <input key={id} type="hidden" name="job" value={id} />
        ))}
      {rows.length === 0 ? (
        <noscript>
          <BulkBar title={t('none')} act={acts} />
        </noscript>
      ) : (
        <BulkBar
          title={t('chosen', { n: rows.length })}
          note={
            tooMany
              ? t('most', { n: BULK_MAX })
              : words(sumOf(rows.filter(({ creator }) => !creator.takesJobsFrom).map(holdAmountsOf)))
          }
          clear={
            <>
              {unselected.length > 0 && (
                <Button
                  type="button"
                  variant="on-dark"
                  size="sm"
                  onClick={() => chosen.add(new Map(unselected.map((job) => [job.id, job])))}
                >
                  {t('chooseAll')}
                </Button>
              )}
              <Button type="button" variant="on-dark" size="sm" onClick={chosen.clear}>
                {t('clear')}
              </Button>
            </>
          }
          act={acts}
        />
      )}
    </Form>
  )
}
