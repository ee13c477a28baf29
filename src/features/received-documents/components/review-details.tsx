import type { ReactNode } from 'react'
import { branchName, formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { FilePreview } from '../../../ui/file-preview.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { RejectForm, rejectWordsOf } from '../../../web/reject-form.tsx'
import type { ReceivedDocument } from '../shapes.ts'
import { receivedReviewText } from '../text/review.ts'

/** The file that the user sent. */
export function SentFile({ file, none }: Pick<ReceivedDocument, 'file'> & { none: string }) {
  const t = useText(receivedReviewText)
  if (file) return <FilePreview file={file} openLabel={t('openFile')} />
  return <p className="rounded-card bg-sunken px-4 py-6 text-center text-sm text-ink-2">{none}</p>
}

/** What the user entered for the document, for comparison with the file. */
export function EnteredDetails({ document, title }: { document: ReceivedDocument; title: string }) {
  const t = useText(receivedReviewText)
  const lang = useLang()
  const { issuedOn, number, sentAt, earliestOn } = document
  if (!number || !issuedOn || !sentAt) return null
  const dated = (
    <>
      {formatCalendarDay(lang, issuedOn)}
      <span className="block text-xs font-normal text-ink-2">
        {t('issuedOnNote', { from: formatCalendarDay(lang, earliestOn) })}
      </span>
    </>
  )
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('number'), value: number },
          { label: t('issuedOn'), value: dated },
          { label: t('sent'), value: formatDateTime(lang, sentAt) },
        ]}
      />
    </>
  )
}

type Party = Record<'name' | 'address' | 'taxId' | 'branch', string | null>

/** A party as the document must name it. */
export function PartyDetails({ title, party }: { title: string; party: Party }) {
  const t = useText(receivedReviewText)
  const lang = useLang()
  const orMissing = (value: ReactNode) => value || <span className="text-ink-3">{t('missing')}</span>
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('name'), value: orMissing(party.name) },
          { label: t('taxId'), value: orMissing(party.taxId) },
          { label: t('branch'), value: orMissing(party.branch && branchName(lang, party.branch)) },
          { label: t('address'), value: orMissing(party.address) },
        ]}
      />
    </>
  )
}

interface ReviewDecision extends Pick<ReceivedDocument, 'reason' | 'decidedAt'> {
  decidedBy: string | null
}

/** Rows of the last decision. */
export function useDecisionRows({ reason, decidedAt, decidedBy }: ReviewDecision) {
  const t = useText(receivedReviewText)
  const lang = useLang()
  const rows: { label: string; value: string }[] = []
  if (decidedAt && decidedBy)
    rows.push({
      label: t('decided'),
      value: t('decidedBy', { name: decidedBy, time: formatDateTime(lang, decidedAt) }),
    })
  if (reason) rows.push({ label: t('rejectReason'), value: reason[lang] })
  return rows
}

interface DecisionFormsProps {
  document: { id: string; version: number }
  idempotencyKey: string
  /** Label of the approval, with the amount that it moves. */
  approve: string
  reasons: readonly { value: string; label: string }[]
  /** Further hidden fields of both forms. */
  hidden?: Readonly<Record<string, string>>
  t: (key: 'approveHelp' | Parameters<Parameters<typeof rejectWordsOf>[0]>[0]) => string
}

/** The forms that approve and reject a document. */
export function DecisionForms({ document, idempotencyKey, approve, reasons, hidden: more, t }: DecisionFormsProps) {
  const hidden = { version: String(document.version), ...more }
  return (
    <div className="grid gap-2.5">
      <ActionForm
        intent="approve"
        target={document.id}
        hidden={hidden}
        idempotencyKey={idempotencyKey}
        className="grid gap-1.5"
      >
        <SubmitButton wide busyLabel={t('working')}>
          {approve}
        </SubmitButton>
        <p className="text-xs text-ink-2">{t('approveHelp')}</p>
      </ActionForm>
      <RejectForm target={document.id} hidden={hidden} reasons={reasons} words={rejectWordsOf(t)} />
    </div>
  )
}
