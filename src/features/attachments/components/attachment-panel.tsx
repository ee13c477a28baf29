import type { ReactNode } from 'react'
import { formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { FilePreview } from '../../../ui/file-preview.tsx'
import { Inspector } from '../../../ui/inspector.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { Link, TextLink } from '../../../ui/link.tsx'
import type { ListAddresses } from '../../../web/list-detail.tsx'
import type { Payee, ReviewAttachment } from '../contract.ts'
import { ATTACHMENT_WORDS } from '../rules/attachment-words.ts'
import { attachmentsText } from '../text/index.ts'
import { AttachmentBadge } from './attachment-badge.tsx'

const Title = ({ children }: { children: ReactNode }) => (
  <h3 className="mt-6 mb-1 text-sm tracking-normal">{children}</h3>
)

/** What the owner entered, for comparison with the document. */
function Entered({ attachment, payee }: { attachment: ReviewAttachment; payee: Payee }) {
  const t = useText(attachmentsText)
  const lang = useLang()
  const or = (value: ReactNode) => value ?? <span className="text-ink-3">{t('missing')}</span>
  const birthdate = payee.birthdate && t('age', { date: formatCalendarDay(lang, payee.birthdate), n: payee.age ?? 0 })
  const foreign = [
    { label: t('passport'), value: or(payee.passportNo) },
    { label: t('workPermitNo'), value: or(payee.workPermitNo) },
    { label: t('idExpiresOn'), value: or(payee.idExpiresOn && formatCalendarDay(lang, payee.idExpiresOn)) },
  ]
  return (
    <>
      <Title>{t('compare')}</Title>
      <KeyValues
        dense
        rows={[
          { label: t('legalName'), value: or(payee.legalName) },
          { label: t('nationality'), value: payee.nationality[lang] },
          ...(payee.thai ? [{ label: t('nationalId'), value: or(payee.nationalId) }] : foreign),
          { label: t('birthdate'), value: or(birthdate) },
          { label: t('address'), value: or(payee.address) },
          ...(attachment.branch ? [{ label: t('branch'), value: attachment.branch }] : []),
          ...(attachment.companyName ? [{ label: t('companyName'), value: attachment.companyName }] : []),
          ...(attachment.companyTaxId ? [{ label: t('companyTaxId'), value: attachment.companyTaxId }] : []),
        ]}
      />
    </>
  )
}

function OtherAttachments({
  title,
  attachments,
  addresses,
}: {
  title: string
  attachments: Payee['attachments']
  addresses: ListAddresses
}) {
  const lang = useLang()
  if (attachments.length === 0) return null
  return (
    <>
      <Title>{title}</Title>
      <ul className="divide-y divide-line">
        {attachments.map((attachment) => (
          <li key={attachment.id} className="relative flex min-h-11 items-center justify-between gap-3 py-1.5 text-sm">
            <span className="min-w-0">
              <Link href={addresses.row(attachment.id)} className="font-medium after:absolute after:inset-0">
                {ATTACHMENT_WORDS[attachment.kind][lang]}
              </Link>
              <span className="block text-xs text-ink-2">{formatDateTime(lang, attachment.createdAt)}</span>
            </span>
            <AttachmentBadge status={attachment.status} />
          </li>
        ))}
      </ul>
    </>
  )
}

export interface AttachmentPanelProps {
  attachment: ReviewAttachment
  payee: Payee
  addresses: ListAddresses
  /** Forms for the possible decisions. */
  acts?: ReactNode
  /** Other decisions about the person. */
  children?: ReactNode
}

/** One attachment: the file next to what its owner entered, and the owner's other attachments. */
export function AttachmentPanel({ attachment, payee, addresses, acts, children }: AttachmentPanelProps) {
  const t = useText(attachmentsText)
  const lang = useLang()
  const current = payee.attachments.find(({ kind }) => kind === attachment.kind)
  return (
    <Inspector
      label={ATTACHMENT_WORDS[attachment.kind][lang]}
      above={<AttachmentBadge status={attachment.status} />}
      title={ATTACHMENT_WORDS[attachment.kind][lang]}
      note={payee.name}
      close={{ href: addresses.list, label: t('close') }}
      acts={acts}
    >
      {attachment.replacedAt && (
        <div className="mb-4">
          <Callout
            tone="notice"
            act={current && <TextLink href={addresses.row(current.id)}>{t('showCurrent')}</TextLink>}
          >
            {t('replacedNote', { time: formatDateTime(lang, attachment.replacedAt) })}
          </Callout>
        </div>
      )}
      <FilePreview file={attachment} openLabel={t('openFile')} />
      <KeyValues
        dense
        className="mt-3"
        rows={[
          { label: t('sent'), value: formatDateTime(lang, attachment.createdAt) },
          ...(attachment.status === 'in_progress'
            ? [{ label: t('due'), value: formatDateTime(lang, attachment.dueAt) }]
            : []),
          ...(attachment.checkedAt
            ? [
                {
                  label: t('decided'),
                  value: t('decidedBy', {
                    name: attachment.decidedBy ?? '-',
                    time: formatDateTime(lang, attachment.checkedAt),
                  }),
                },
              ]
            : []),
          ...(attachment.reason ? [{ label: t('rejectReason'), value: attachment.reason[lang] }] : []),
        ]}
      />
      <Entered attachment={attachment} payee={payee} />
      {children}
      <OtherAttachments
        title={t('otherAttachments')}
        attachments={payee.attachments.filter(({ id }) => id !== attachment.id)}
        addresses={addresses}
      />
      <OtherAttachments
        title={t('earlier')}
        attachments={payee.replaced.filter(({ id }) => id !== attachment.id)}
        addresses={addresses}
      />
      <p className="mt-4 text-xs text-ink-3">{t('audited')}</p>
    </Inspector>
  )
}
