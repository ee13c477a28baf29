import { MAIN_BRANCH } from '../../../core/branch.ts'
import { branchName, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { useActionState } from '../../../web/action-form.tsx'
import type { Attachment, Tax } from '../contract.ts'
import { ATTACHMENT_KINDS, type AttachmentKind } from '../kinds.ts'
import { ATTACHMENT_WORDS } from '../rules/attachment-words.ts'
import { documentsText } from '../text/documents.ts'
import { AttachmentBadge } from './attachment-badge.tsx'
import { DocumentForm } from './document-form.tsx'

export interface Documents {
  attachments: readonly Attachment[]
  needed: readonly AttachmentKind[]
  tax: Tax
}

/** What this person still needs before the first job. */
function Progress({ attachments, needed, tax }: Documents) {
  const t = useText(documentsText)
  const lang = useLang()
  if (tax.payeeClass) return null
  const submitted = (kind: AttachmentKind) => attachments.find((one) => one.kind === kind && one.status !== 'reject')
  const missing = needed.filter((kind) => !submitted(kind))
  if (missing.length > 0)
    return (
      <Callout tone="notice">
        {t('missing', { items: missing.map((k) => ATTACHMENT_WORDS[k][lang]).join(' · ') })}
      </Callout>
    )
  const inReview = needed.some((kind) => submitted(kind)?.status === 'in_progress')
  return <Callout tone="info">{t(inReview ? 'waiting' : 'undecided')}</Callout>
}

const ACTS = { in_progress: 'replace', approve: 'renew', complete: 'renew', reject: 'sendAgain' } as const

/** When the document was sent, until when it is checked, and a link to the file. */
function SentDocument({ current }: { current: Attachment }) {
  const t = useText(documentsText)
  const lang = useLang()
  return (
    <>
      <p className="text-xs text-ink-2">
        {t('sentAt', { time: formatDateTime(lang, current.createdAt) })}
        {current.branch && ` · ${branchName(lang, current.branch)}`}
        {current.status === 'in_progress' && (
          <span className="block">{t('dueAt', { time: formatDateTime(lang, current.dueAt) })}</span>
        )}
      </p>
      <TextLink href={current.url} reload target="_blank" className="hit inline-block text-sm">
        {t('view')}
      </TextLink>
    </>
  )
}

/** One document: its status with the reason, and the form to send it. */
function DocumentRow({ kind, current, needed }: { kind: AttachmentKind; current?: Attachment; needed: boolean }) {
  const t = useText(documentsText)
  const lang = useLang()
  const { error } = useActionState({ intent: 'document', target: kind })
  const open = error !== null || current?.status === 'reject'
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="leading-normal font-semibold">{ATTACHMENT_WORDS[kind][lang]}</p>
          {current && <SentDocument current={current} />}
        </div>
        {current ? (
          <AttachmentBadge status={current.status} />
        ) : (
          <Badge tone={needed ? 'notice' : 'neutral'}>{t(needed ? 'not_sent' : 'optional')}</Badge>
        )}
      </div>
      {current?.error && (
        <div className="mt-3">
          <Callout tone="critical">{t(current.error, { reason: current.reason?.[lang] ?? '' })}</Callout>
        </div>
      )}
      {current || !needed ? (
        <details open={open} className="mt-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-action-text">
            {t(current ? ACTS[current.status] : 'send')}
          </summary>
          <div className="mt-2">
            <DocumentForm kind={kind} current={current} />
          </div>
        </details>
      ) : (
        <div className="mt-3">
          <DocumentForm kind={kind} current={current} />
        </div>
      )}
    </li>
  )
}

/** A person's documents with their status, what is missing and why, and the tax class based on them. */
export function DocumentsCard(documents: Documents) {
  const { attachments, needed, tax } = documents
  const t = useText(documentsText)
  const lang = useLang()
  const row = (kind: AttachmentKind) => (
    <DocumentRow
      key={kind}
      kind={kind}
      current={attachments.find((one) => one.kind === kind)}
      needed={needed.includes(kind)}
    />
  )
  const shown = ATTACHMENT_KINDS.filter((kind) => needed.includes(kind) || attachments.some((one) => one.kind === kind))
  const extra = (['company', 'vat'] as const).filter((kind) => !shown.includes(kind))
  return (
    <div id="documents" className="scroll-mt-6">
      <Card pad={24}>
        <SectionHead title={t('title')} note={t('note')} />
        <Progress {...documents} />
        <ul className="divide-y divide-line">{shown.map(row)}</ul>
        {extra.length > 0 && (
          <details className="border-t border-line py-2">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-action-text">
              {t('extra')}
            </summary>
            <p className="text-sm text-ink-2">{t('extraNote')}</p>
            <ul className="divide-y divide-line">{extra.map(row)}</ul>
          </details>
        )}
        <KeyValues
          className="border-t border-line"
          rows={[
            { label: t('taxClass'), value: t(tax.payeeClass ? `class_${tax.payeeClass}` : 'class_none') },
            {
              label: t('vat'),
              value: tax.vatRegistered
                ? t('vatYes', { branch: branchName(lang, tax.vatBranch ?? MAIN_BRANCH) })
                : t('vatNo'),
            },
          ]}
        />
      </Card>
    </div>
  )
}
