import { formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { Coupon } from '../contract.ts'
import { couponsText } from '../text/index.ts'

/** The code of one influencer. Can be edited until it has been used. */
function CodeCell({ row }: { row: Coupon }) {
  const t = useText(couponsText)
  const { jobId, code, uses, open, influencer } = row
  if (!open || uses > 0)
    return (
      <>
        <span className="font-medium">{code ?? t('noCode')}</span>
        <span className="block text-xs text-ink-2">{uses > 0 ? t('usedNote') : t('ended')}</span>
      </>
    )
  return (
    <ActionForm key={code} intent="set" target={jobId}>
      {(field) => (
        <span className="flex items-center gap-2">
          <TextField
            {...field('code', code)}
            label={t('codeOf', { name: influencer.name })}
            hideLabel
            placeholder={t('noCode')}
            size="sm"
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            frameClass="min-w-0 flex-1 lg:max-w-56"
          />
          <SubmitButton variant="secondary" size="sm" busyLabel={t('saving')}>
            {t('save')}
            <span className="sr-only"> {influencer.name}</span>
          </SubmitButton>
        </span>
      )}
    </ActionForm>
  )
}

/** The influencers of a campaign with their codes and number of uses. */
export function CouponTable({ campaignId, rows }: { campaignId: string; rows: readonly Coupon[] }) {
  const t = useText(couponsText)
  const lang = useLang()
  const columns: Column<Coupon>[] = [
    {
      key: 'picture',
      header: '',
      headerLabel: t('creator'),
      part: 'lead',
      cell: ({ influencer: { name, avatarFileId, avatarUrl } }) => (
        <Avatar name={name} src={avatarFileId ? `/media/${avatarFileId}` : avatarUrl} size={36} />
      ),
    },
    {
      key: 'name',
      header: t('creator'),
      part: 'title',
      cell: ({ jobId, influencer }) => (
        <Link href={`/${lang}/Marketer/manageCampaign/${campaignId}/job/${jobId}`} className="font-medium">
          {influencer.name}
        </Link>
      ),
    },
    { key: 'code', header: t('code'), cell: (row) => <CodeCell row={row} /> },
    {
      key: 'uses',
      header: t('uses'),
      align: 'end',
      part: 'figure',
      cell: ({ uses, code }) => (code === null ? '–' : formatNumber(uses)),
    },
  ]
  return <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ jobId }) => jobId} />
}
