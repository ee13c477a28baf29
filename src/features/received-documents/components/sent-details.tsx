import { branchName, formatBaht, formatCalendarDay, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { CopiedValue } from '../../../ui/copy-button.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { SectionTitle } from '../../../ui/section-title.tsx'
import type { ReceivedDocument, TaladParty } from '../shapes.ts'
import { receivedText } from '../text/index.ts'

/** Rows of values that the document must state, each with a button that copies it. */
export function useCopiedRows() {
  const t = useText(receivedText)
  const row = (label: string, shown: string, text = shown) => ({
    label,
    value: (
      <CopiedValue text={text} words={{ copy: t('copy', { what: label }), done: t('copied') }}>
        {shown}
      </CopiedValue>
    ),
  })
  return { row, amount: (label: string, satang: number) => row(label, formatBaht(satang), (satang / 100).toFixed(2)) }
}

/** Talad, as the document must name it. */
export function TaladPartyDetails({ title, party }: { title: string; party: TaladParty }) {
  const t = useText(receivedText)
  const lang = useLang()
  const { row } = useCopiedRows()
  return (
    <>
      <SectionTitle>{title}</SectionTitle>
      <KeyValues
        dense
        rows={[
          row(t('name'), party.name),
          row(t('taxId'), party.taxId),
          row(t('branch'), branchName(lang, party.branch), party.branch),
          row(t('address'), party.address),
        ]}
      />
    </>
  )
}

interface SentDetailsProps {
  document: ReceivedDocument
  /** Texts of the kind of document. */
  t: (key: 'sent' | 'number' | 'issuedOn') => string
}

/** What the user sent; nothing before that. */
export function SentDetails({ document, t }: SentDetailsProps) {
  const r = useText(receivedText)
  const lang = useLang()
  const { number, issuedOn, file, sentAt } = document
  if (!number || !issuedOn || !sentAt) return null
  const openFile = file && (
    <TextLink href={file.url} reload target="_blank" className="hit inline-block break-all">
      {r('openFile', { name: file.name })}
    </TextLink>
  )
  return (
    <>
      <SectionTitle>{t('sent')}</SectionTitle>
      <KeyValues
        dense
        rows={[
          { label: t('number'), value: number },
          { label: t('issuedOn'), value: formatCalendarDay(lang, issuedOn) },
          { label: r('sentAt'), value: formatDateTime(lang, sentAt) },
          ...(openFile ? [{ label: r('file'), value: openFile }] : []),
        ]}
      />
    </>
  )
}
