import type { ChangeEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { useScript } from '../../../ui/use-script.ts'
import type { JOB_SORTS } from '../contract.ts'
import { jobListsText } from '../text/lists/index.ts'

type Sort = 'due' | (typeof JOB_SORTS)[number]

interface Props {
  sorts: readonly Sort[]
  sort: Sort
  /** Current filter, and tab if the page has tabs; both are kept. */
  filter: string
  tab?: string
  /** Name of the query parameter for the order. */
  name?: string
  /** More fields of the same form. */
  children?: ReactNode
}

/** Submits the form on change. Without JavaScript there is a button. */
export const submitOnChange = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

export function JobSort({ sorts, sort, filter, tab, name = 'sort', children }: Props) {
  const t = useText(jobListsText)
  const script = useScript()
  return (
    <Form method="get" className="mb-4 flex items-end gap-3">
      {tab && <input type="hidden" name="tab" value={tab} />}
      <input type="hidden" name="filter" value={filter} />
      <Select
        name={name}
        label={t('sort')}
        size="sm"
        defaultValue={sort}
        options={sorts.map((value) => ({ value, label: t(value) }))}
        onChange={submitOnChange}
        frameClass="min-w-0 flex-1 lg:max-w-56"
      />
      {children}
      {!script && <Button variant="secondary">{t('apply')}</Button>}
    </Form>
  )
}
