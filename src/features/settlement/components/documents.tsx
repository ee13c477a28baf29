import { useText } from '../../../i18n/use-text.tsx'
import { IconLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import type { Job } from '../../jobs/contract.ts'
import { jobPageText } from '../../jobs/text/job/index.ts'

const KINDS = ['withholding_certificate', 'tax_invoice', 'statement'] as const
const isKind = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind)

/** Tax documents of a job, as PDF. */
export function Documents({ job }: { job: Job }) {
  const t = useText(jobPageText)
  if (job.documents.length === 0) return null
  return (
    <section>
      <SectionHead title={t('documents')} />
      <Card pad={0} className="px-4 [&>div:first-child]:border-0">
        {job.documents.map(({ id, kind, serial }) => {
          const name = isKind(kind) ? t(kind) : kind
          return (
            <ListRow
              key={id}
              lead={<Icon name="file-text" size={24} className="text-ink-2" />}
              title={name}
              note={t('serial', { serial })}
              end={
                <IconLink
                  href={`/api/documents/${id}`}
                  label={t('download', { name })}
                  icon={<Icon name="download-simple" />}
                  download
                />
              }
            />
          )
        })}
      </Card>
    </section>
  )
}
